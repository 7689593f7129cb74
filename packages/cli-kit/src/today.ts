/** Returns the day against which facts' age is measured, `YYYY-MM-DD`: `SIDEGUIDE_TODAY` if set, else today. */
export const today = (): string => process.env.SIDEGUIDE_TODAY || new Date().toISOString().slice(0, 10);
