export { accentCss } from './accent.ts';
export { badgeHtml, badgeMarkdown, drawBadge, escapeXml, textWidth } from './badge.ts';
export { guideAddressProblem, type Settings } from './settings.ts';
