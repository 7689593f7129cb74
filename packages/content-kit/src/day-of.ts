/** A day as the content writes it, `YYYY-MM-DD`. */
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the day of a guide: the newest day on which part of its content was checked. It identifies the state of the
 * guide in reports. Unlike a clock, it is the same for two builds of one commit.
 */
export function dayOf(content: unknown): string {
  let newest = '';
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'checked' && typeof inner === 'string' && day.test(inner) && inner > newest) newest = inner;
      walk(inner);
    }
  };
  walk(content);
  return newest;
}
