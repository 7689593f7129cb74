import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InPage, type PageContexts } from '../context/contexts.tsx';
import { setOffline } from '../platform/offline/state.ts';
import { OfflineNote } from './offline-note.tsx';

const page = {
  language: { locale: { tag: 'en' }, t: (key: string, { size } = { size: 0 }) => `${key} ${size}` },
  guide: { skin: { id: 'miui' } },
} as unknown as PageContexts;
const shown = () => renderToStaticMarkup(InPage({ page, children: createElement(OfflineNote) }));

it('an offer to keep a flow names its size in kilobytes', () => {
  setOffline({ skin: 'miui', keeping: 'offer', missing: 123_456 });
  expect(shown()).toContain('kept-offer-size 124');
});

it('says nothing about the flow of another phone', () => {
  setOffline({ skin: 'coloros', keeping: 'ready', missing: 0 });
  expect(shown()).not.toContain('kept-');
});
