// Paths for `Icon`; here because few screens need them.
export const icons = {
  listen: 'M4 9v6h4l5 4V5L8 9zM16.500 9a4 4 0 010 6M19 6.500a8 8 0 010 11',
  stop: 'M7 7h10v10H7z',
  send: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1',
  sight: 'M4 5h16v14H4zM12 12h5v4h-5z',
  picture: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
} as const;
