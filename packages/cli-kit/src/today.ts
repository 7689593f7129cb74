/**
 * Returns the day against which the age of facts is measured, `YYYY-MM-DD`: `SIDEGUIDE_TODAY` if set, else today. It is
 * never written into the site.
 */
export const today = (): string => process.env.SIDEGUIDE_TODAY || new Date().toISOString().slice(0, 10);
