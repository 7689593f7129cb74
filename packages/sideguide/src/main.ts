import { type Commands, commands, start } from './sideguide.ts';

// The `sideguide` command: what reads content is in cli/, what makes a site of an operator's folder is here.

const operator: Commands = {
  init: {
    says: 'begins a guide of your own: a folder of data, with comments',
    load: () => import('./commands/init.ts'),
  },
  add: {
    says: 'puts the app of a file into your guide; the same as `app add`',
    load: () => import('./commands/app-add.ts'),
  },
  remove: {
    says: 'takes an app of yours out of your guide',
    load: () => import('./operator/commands/remove.ts'),
  },
  dev: {
    says: 'shows your guide, and again after every change',
    load: () => import('./commands/dev.ts'),
  },
  build: {
    says: 'writes your guide as static files',
    load: () => import('./commands/build.ts'),
  },
  publish: {
    says: 'builds your guide and puts it where your server reads it, so that no reader notices',
    load: () => import('./operator/commands/publish.ts'),
  },
  serve: {
    says: 'serves a built guide',
    load: () => import('./commands/serve.ts'),
  },
  doctor: {
    says: 'looks for what is wrong, stale or too pale in your guide, and what its server sends',
    load: () => import('./commands/doctor.ts'),
  },
  badge: {
    says: 'draws a badge that leads to your app’s guide, in every language',
    load: () => import('./commands/badge.ts'),
  },
};

await start({ ...operator, ...commands });
