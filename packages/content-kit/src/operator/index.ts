export { accentCss } from './accent.ts';
export { badgeHtml, badgeMarkdown, drawBadge, escapeXml, textWidth } from './badge.ts';
export { type Settings, textProblem } from './settings.ts';
