import type { SiteManifest } from '@sideguide/guide-core/offline';
import { expect, it } from 'vitest';
import { manifestElement } from './manifest.ts';

it('an operator’s text in the manifest cannot close its element', () => {
  const manifest = { brand: { contact: '</script><script>alert(1)</script>' } } as unknown as SiteManifest;
  const [, json = '', end] = /^<script [^>]*>([^<]*)(<.*)$/s.exec(manifestElement(manifest)) ?? [];
  expect(end).toBe('</script>');
  expect(JSON.parse(json)).toEqual(manifest);
});
