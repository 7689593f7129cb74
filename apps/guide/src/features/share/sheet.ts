import css from './sheet.module.css';

export interface StepText {
  /** “Step 3 of 9” */
  readonly where: string;
  readonly title: string;
  readonly act: string;
  readonly see: string;
}

/** Width of a sheet in CSS pixels: that of a small phone. */
export const sheetWidth = 360;

const element = (name: string, className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
};

/** Returns the drawings of a figure one below the other: a picture cannot be played. */
function scenesOf(figure: Element): HTMLElement[] {
  const several = figure.querySelectorAll('li [data-skin]');
  return [...(several.length ? several : figure.querySelectorAll('[data-skin]'))].map((phone) => {
    const place = element('div', css.scene);
    place.append(phone.cloneNode(true));
    return place;
  });
}

/** Returns the step as one sheet: its position, its drawing as it is on the page now, what to do and what to see. */
export function makeSheet({ where, title, act, see }: StepText, figure: Element | null): HTMLElement {
  const sheet = element('div', css.sheet);
  sheet.append(element('p', css.where, where), element('h1', undefined, title));
  if (figure) {
    const table = element('div', css.table);
    table.style.cssText = (figure as HTMLElement).style.cssText; // custom properties with the skin's shapes
    table.append(...scenesOf(figure));
    sheet.append(table);
  }
  sheet.append(element('p', css.act, act), element('p', css.see, see));
  return sheet;
}

/** Copies the page's language, script and skin to another document, because the styles depend on them. */
export function copyStyleAttributes(root: Element, body: Element): void {
  const { documentElement: page, body: below } = document;
  for (const name of ['lang', 'dir', 'data-script']) root.setAttribute(name, page.getAttribute(name) ?? '');
  body.setAttribute('dir', page.dir); // the root of the SVG is not an HTML element
  body.setAttribute('data-skin', below.getAttribute('data-skin') ?? 'none');
}
