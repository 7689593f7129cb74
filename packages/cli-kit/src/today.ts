/** The day by which facts age, `YYYY-MM-DD`: today, or the one that the environment names. It never gets into the site. */
export const today = (): string => process.env.SIDEGUIDE_TODAY || new Date().toISOString().slice(0, 10);
