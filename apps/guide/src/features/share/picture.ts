import { dress, makeSheet, type StepText, sheetWidth } from './sheet.ts';

/** Pixels of the picture for each CSS pixel: sharp on a phone, and small enough for an old one. */
const scale = 2;

/**
 * The page's rules as text, those of the dark theme left out: a picture is paper, also on another phone. Nothing moves in
 * it. A sheet of another origin, such as an extension's, keeps its rules to itself.
 */
function rulesOfPage(): string {
  const texts: string[] = [];
  for (const sheet of document.styleSheets) {
    try {
      for (const { cssText } of sheet.cssRules)
        if (!/^@media[^{]*(?:dark|reduce)|^@keyframes|^@view/.test(cssText)) texts.push(cssText);
    } catch {
      // not ours
    }
  }
  return `${texts.join('\n')}\n*{animation:none!important;transition:none!important}`;
}

/** The sheet as an SVG that the browser draws itself, letters and all, with the fonts of this phone. */
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
  dress(svg, body);
  body.append(style, sheet);
  place.append(body);
  svg.append(place);
  return new XMLSerializer().serializeToString(svg);
}

/** Height that a sheet takes on this page, in CSS pixels; it is put where nobody sees or hears it. */
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

/** Draws the step. Rejects where the browser cannot draw a page into a picture, or does not let it be read again. */
export async function drawStep(step: StepText, figure: Element | null): Promise<HTMLCanvasElement> {
  const sheet = makeSheet(step, figure);
  const height = measure(sheet);
  const image = new Image();
  const loaded = new Promise((done, fail) => {
    image.onload = done;
    image.onerror = () => fail(new Error('The browser does not draw the sheet.'));
  });
  // As data and not as a blob: a canvas that has drawn a blob's page may not be read.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(sheet, height))}`;
  await loaded;
  const canvas = document.createElement('canvas');
  canvas.width = sheetWidth * scale;
  canvas.height = height * scale;
  const brush = contextOf(canvas);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  brush.getImageData(0, 0, 1, 1); // throws where the canvas may not be read
  return canvas;
}

/** What one draws with. Throws an Error in a browser that draws nothing. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws on no canvas.');
  return context;
}

/** Puts the picture among the downloads. Rejects as `drawStep` does. */
export async function savePicture(step: StepText, figure: Element | null, name: string): Promise<void> {
  const canvas = await drawStep(step, figure);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser makes no picture of the canvas.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
