/** Licence of the content, as stated in every published file. */
export const license = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Sideguide contributors',
  note: 'Labels are single words quoted from phones as facts; they belong to those who made them.',
} as const;
