import css from './sheet.module.css';

/** What a step says, as plain text. */
export interface StepText {
  /** “Step 3 of 9” */
  readonly where: string;
  readonly title: string;
  readonly act: string;
  readonly see: string;
}

/** Width of a sheet in CSS pixels: a small phone's. */
export const sheetWidth = 360;

const element = (name: string, className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
};

/** One phone after the other, not one upon the other: a picture cannot be tapped to see the next. */
function scenesOf(figure: Element): HTMLElement[] {
  return [...figure.querySelectorAll('[role=img] > *')].map((scene) => {
    const place = element('div', css.scene);
    for (const phone of scene.children) place.append(phone.cloneNode(true));
    return place;
  });
}

/** The step on one sheet: where, what to do, its drawing as it is on the page now, and what one then sees. */
export function makeSheet({ where, title, act, see }: StepText, figure: Element | null): HTMLElement {
  const sheet = element('div', css.sheet);
  sheet.append(element('p', css.where, where), element('h1', undefined, title));
  if (figure) {
    const table = element('div', css.table);
    table.style.cssText = (figure as HTMLElement).style.cssText; // the shapes of the skin
    table.append(...scenesOf(figure));
    sheet.append(table);
  }
  sheet.append(element('p', css.act, act), element('p', css.see, see));
  return sheet;
}

/** Gives another document the page's language, script and skin: its styles go by them. */
export function dress(root: Element, body: Element): void {
  const { documentElement: page, body: below } = document;
  for (const name of ['lang', 'dir', 'data-script']) root.setAttribute(name, page.getAttribute(name) ?? '');
  body.setAttribute('dir', page.dir); // the root of a picture is no element of a page
  body.setAttribute('data-skin', below.getAttribute('data-skin') ?? 'none');
}
