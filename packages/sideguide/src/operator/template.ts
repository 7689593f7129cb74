import { settingsName } from '@sideguide/content-kit/files';

type FormatCommand = (words: string) => string;

/** `languages` are two that the guide has, for the sample. */
const settings = (
  languages: readonly string[],
  formatCommand: FormatCommand,
) => `// Your guide. Lines that begin with // are comments; take them away in front of what you want to set.
// Every field may be left out. \`${formatCommand('doctor')}\` tells what is wrong, and what to do.
{
  // The name in the header, the title, on the home screen and on paper; at most 30 letters.
  // "name": "My guide",

  // The colour that means "tap here". The one for the dark theme is worked out where you give one colour.
  // "accent": "#1f4fc9",
  // "accent": { "light": "#1f4fc9", "dark": "#9bb8ff" },

  // A picture beside this file: .svg (plain shapes, 16 kB) or .png (32 to 1024 pixels, 64 kB).
  // "mark": "mark.svg",

  // Where readers reach you: a mail address, a phone number (tel:+49301234567) or a page.
  // "contact": "help@example.org",

  // Where the guide will open. With a folder behind the host it is built for that folder.
  // "address": "https://guide.example/",

  // The languages offered; the first is for readers of all others. All of them if you leave it out.
  // "languages": ${JSON.stringify(languages).replace(',', ', ')},

  // Also the steps of each phone, as some 1,000 files for other people's programs.
  // "flows": true,

  // A link with \`next=\` in its address leads on at the end: https always, other schemes only if you list them.
  // "schemes": ["exampleapp"],

  // "add": your apps beside the well-known ones of the package; "only": yours alone.
  "catalogue": "add"
}
`;

const sample = (
  formatCommand: FormatCommand,
) => `// A sample of one app; \`${formatCommand('add app.apk --page URL')}\` writes such a file out of your APK.
// To use this one, fill it in and name it as the package: apps/org.example.app.jsonc
{
  // Package name; the file is called the same.
  "package": "org.example.app",
  // As you write them yourself; nobody translates them.
  "name": "Example",
  "publisher": "Example makers",
  // store, messenger, browser, vpn, media, mail, maps, passwords, files, tools, health or other
  "kind": "tools",
  // The page with the download, https only.
  "page": "https://example.org/download",
  // The file itself, if readers are to be led straight to it.
  // "download": "https://example.org/app.apk",
  // A sentence of your own for the step in which the file is downloaded, by language. Plain text.
  // "note": { "en": "Tap the red button on our page." },
  // SHA-256 of each certificate that signs the app. "page": the file of your page; "elsewhere": another place's.
  "certificates": [
    {
      "sha256": "0000000000000000000000000000000000000000000000000000000000000000",
      "place": "page",
      "channel": "example.org"
    }
  ],
  // Only what the app cannot do without: background, notifications, windows, background-windows, lock-screen, restricted, google
  "needs": [],
  // Where page and certificate were read, the day, and how sure it is: high, medium or low.
  "sources": ["https://example.org/download"],
  "checked": "2026-01-31",
  "confidence": "high"
}
`;

const sampleStep = (
  formatCommand: FormatCommand,
) => `// A sample of a step of your own. Fill it in and name the file as the step: steps/import-link.jsonc
// \`${formatCommand('doctor')}\` checks it like the guide's own steps.
{
  // before-download, after-installation, or at-the-end (in the list of what is left to do)
  "place": "after-installation",
  // Only for one app, or one kind of phone ("skin", and then "os" and "rom"). Leave it out for everybody.
  "when": { "app": "org.example.app" },
  // Shows a button with the link of the reader's own, \`next=\` in the address.
  "link": true,
  // Pictures of the phone, as in the guide's own steps; leave them out for none.
  // "scenes": [{ "parts": [{ "kind": "icons", "mark": "tap" }] }],
  // English, and as many languages as you can. {app} is the app's name, {label:settings} the phone's own word.
  "words": {
    "en": {
      "title": "Import your subscription",
      "do": "Tap the button. {app} opens and asks whether to add the subscription.",
      "see": "Your subscription is in the list of {app}.",
      "otherwise": "If nothing opens, come back here and tap the button again.",
      "done": "It is in the list"
    }
  }
}
`;

const dockerfile = (
  formatCommand: FormatCommand,
) => `# nginx with the settings of the build: ${formatCommand('build')}, then docker build --tag my-guide .
FROM nginx:stable-alpine
COPY dist-host/nginx.conf /etc/nginx/conf.d/default.conf
COPY dist/ /srv/sideguide/
EXPOSE 80
`;

const readme = (name: string, formatCommand: FormatCommand) => `# ${name}
\`${formatCommand('add app.apk --page URL')}\` adds your app; \`${formatCommand('dev')}\` shows the guide while you edit it.
\`${settingsName}\` holds name, colour, mark, contact and languages; \`apps/\` one file for each app, \`steps/\` your own steps (each with a sample).
\`${formatCommand('doctor')}\` finds what is wrong or stale; \`${formatCommand('build')}\` writes static files to \`dist/\`, \`${formatCommand('serve')}\` serves them.
Any web server can send \`dist/\`; \`dist-host/\` has settings for nginx and Caddy, \`Dockerfile\` makes a container. More: docs/host-it.md in the package (node_modules/sideguide).
`;

/**
 * Returns the files of a new guide by path. The sample is not an entry until it is filled in and renamed.
 * `formatCommand` formats a command as this operator types it there.
 */
export const template = (
  name: string,
  languages: readonly string[],
  formatCommand: FormatCommand,
): Readonly<Record<string, string>> => ({
  'README.md': readme(name.replace(/[^\w .-]/g, '-'), formatCommand),
  [settingsName]: settings(languages, formatCommand),
  'apps/org.example.app.jsonc.sample': sample(formatCommand),
  'steps/import-link.jsonc.sample': sampleStep(formatCommand),
  Dockerfile: dockerfile(formatCommand),
  '.gitignore': 'node_modules/\ndist/\ndist-host/\n.sideguide/\n',
});
