import { saveFile } from '../../platform/save-file.ts';
import { copyStyleAttributes, makeSheet, type StepText, sheetWidth } from './sheet.ts';

/** Picture pixels per CSS pixel: sharp on a phone, and small enough for an old one. */
const scale = 2;

/**
 * Returns the page's CSS rules as text, without animations and without those of the dark theme: the picture is light on
 * every phone. Rules of style sheets from another origin, such as an extension's, cannot be read and are skipped.
 */
function rulesOfPage(): string {
  const texts: string[] = [];
  for (const sheet of document.styleSheets) {
    try {
      for (const { cssText } of sheet.cssRules)
        if (!/^@media[^{]*(?:dark|reduce)|^@keyframes|^@view/.test(cssText)) texts.push(cssText);
    } catch {
      // a style sheet of another origin
    }
  }
  return `${texts.join('\n')}\n*{animation:none!important;transition:none!important}`;
}

/** Returns the sheet as an SVG that the browser renders itself, text included, with the fonts of this phone. */
function toSvg(sheet: HTMLElement, height: number): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', `${sheetWidth}`);
  svg.setAttribute('height', `${height}`);
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  place.setAttribute('width', '100%');
  place.setAttribute('height', '100%');
  const style = document.createElement('style');
  style.textContent = rulesOfPage();
  const body = document.createElement('div');
  copyStyleAttributes(svg, body);
  body.append(style, sheet);
  place.append(body);
  svg.append(place);
  return new XMLSerializer().serializeToString(svg);
}

/** Measures the height of a sheet on this page, in CSS pixels; it is off-screen and hidden from screen readers. */
function measure(sheet: HTMLElement): number {
  const aside = document.createElement('div');
  aside.setAttribute('aria-hidden', 'true');
  aside.style.cssText = `position:fixed;top:0;left:-9999px;width:${sheetWidth}px;visibility:hidden`;
  aside.append(sheet);
  document.body.append(aside);
  const { height } = sheet.getBoundingClientRect();
  aside.remove();
  return Math.ceil(height);
}

/** Draws the step. Rejects if the browser cannot draw HTML into a picture, or does not let the canvas be read. */
export async function drawStep(step: StepText, figure: Element | null): Promise<HTMLCanvasElement> {
  const sheet = makeSheet(step, figure);
  const height = measure(sheet);
  const image = new Image();
  const loaded = new Promise((done, fail) => {
    image.onload = done;
    image.onerror = () => fail(new Error('The browser does not draw the sheet.'));
  });
  // A data URL, not a blob URL: a canvas that has drawn HTML from a blob URL may be tainted.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(sheet, height))}`;
  await loaded;
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth * scale;
  canvas.height = height * scale;
  const brush = contextOf(canvas);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  brush.getImageData(0, 0, 1, 1); // throws if the canvas is tainted
  return canvas;
}

/** Returns the 2D context of a canvas. Throws an Error if the browser has none. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws on no canvas.');
  return context;
}

/** Saves the picture as a download. Rejects as `drawStep` does, and if the browser makes no picture of the canvas. */
export async function savePicture(step: StepText, figure: Element | null, name: string): Promise<void> {
  const canvas = await drawStep(step, figure);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser makes no picture of the canvas.');
  saveFile(`${name}.png`, blob);
}
