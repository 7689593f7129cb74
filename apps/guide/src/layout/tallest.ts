/** Window height in CSS pixels above which pages are rendered whole: a step's drawing grows to fill the page there. */
export const tallest = 800;
