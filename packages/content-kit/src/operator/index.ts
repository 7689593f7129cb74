export { accentCss } from './accent.ts';
export { badgeHtml, badgeMarkdown, drawBadge } from './badge.ts';
export { type Settings, textProblem } from './settings.ts';
