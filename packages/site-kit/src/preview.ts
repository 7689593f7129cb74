/**
 * The link preview image for chats, 1200 × 630 as they require. It contains no text, so that it fits every reader.
 * Drawn in the style of the guide (`apps/guide/src/drawing`): a phone on a table, the thing to tap in the accent
 * colour, and a fingertip.
 */
const row = (y: number, width: number) =>
  `<rect x="40" y="${y}" width="52" height="52" rx="15" fill="#ced5e0"/><rect x="116" y="${y + 18}" width="${width}" height="16" rx="8" fill="#ced5e0"/>`;

/** A switch that is turned on: the knob, and a dashed outline of its previous position. */
const turned = `<rect x="344" y="0" width="88" height="50" rx="25" fill="#1f4fc9"/><circle cx="407" cy="25" r="19" fill="#fff"/><circle cx="369" cy="25" r="19" fill="none" stroke="#fff" stroke-width="2.500" stroke-dasharray="6 5"/>`;

const hand = `<g stroke="#241f19" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><path d="M30 112l50 2 4 46H28z" fill="#241f19"/><path d="M38 70V18a10 10 0 0120 0v34c2-8 17-8 18 2 3-7 16-5 16 5 0 22 2 30-10 46l-1 12-47-2v-6C24 96 14 82 8 72c-4-8 6-15 13-8z" fill="#fffaf0"/><path d="M58 52v14M76 54v12M43 19c1-5 9-5 10 0" fill="none" stroke-width="2"/></g>`;

const phone = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">
<rect x="0" y="0" width="480" height="640" rx="56" fill="#eef2f8" stroke="#241f19" stroke-width="5"/>
<circle cx="240" cy="34" r="9" fill="#241f19"/><rect x="46" y="80" width="180" height="24" rx="12" fill="#5e6877"/>
${inside}</g>`;

const card = (y: number, height: number) =>
  `<rect x="18" y="${y}" width="444" height="${height}" rx="30" fill="#fff"/>`;

const list = `${card(134, 186)}${row(160, 210)}${row(242, 150)}${card(338, 94)}
<rect x="14" y="334" width="452" height="102" rx="34" fill="none" stroke="#1f4fc9" stroke-width="5"/><rect x="5" y="325" width="470" height="120" rx="42" fill="none" stroke="#1f4fc9" stroke-opacity=".22" stroke-width="12"/>
<rect x="46" y="377" width="190" height="16" rx="8" fill="#141a23"/><g transform="translate(-2 360)">${turned}</g>
${card(450, 190)}${row(476, 190)}`;

const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="#241f19" stroke-width="2.200" stroke-linejoin="round"><path d="M2 5l9-3v19l-9 3zM11 2l9 3v19l-9-3"/></g>`;

/** One of three steps, done or still to do: a circle with a tick, or the current one in the accent colour. */
const step = (y: number, width: number, state: 'done' | 'now' | 'next') => `<g transform="translate(96 ${y})">
<circle cx="34" cy="34" r="32" fill="${state === 'done' ? '#241f19' : state === 'now' ? '#1f4fc9' : 'none'}" stroke="${state === 'next' ? '#857a68' : 'none'}" stroke-width="4"/>
${state === 'done' ? '<path d="M20 35l10 10 19-21" fill="none" stroke="#f7f3ea" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>' : ''}${state === 'now' ? '<circle cx="34" cy="34" r="11" fill="#fff"/>' : ''}
<rect x="96" y="23" width="${width}" height="22" rx="11" fill="${state === 'now' ? '#241f19' : '#d6ccb8'}"/></g>`;

export const previewSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="dots" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="2" fill="#dacfbb"/></pattern></defs>
<rect width="1200" height="630" fill="#f7f3ea"/><rect x="600" width="600" height="630" fill="#e8e0d0"/><rect x="600" width="600" height="630" fill="url(#dots)"/><path d="M600 0v630" stroke="#d6ccb8" stroke-width="3"/>
${mark(88, 74, 4.6)}
${step(270, 300, 'done')}${step(366, 250, 'now')}${step(462, 320, 'next')}
${phone(660, 70, list)}
<g transform="translate(1010 452) rotate(-16) scale(1.9) translate(-48 -10)">${hand}</g>
</svg>`;
