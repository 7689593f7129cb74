import { describe, expect, it } from 'vitest';
import { closeGaps } from './gaps.ts';

describe('closeGaps', () => {
  it.each([
    ['inside a Thai phrase', 'แตะไอคอนของ {app} ค้างไว้', 'แตะไอคอนของ{app}ค้างไว้'],
    ['around each of several names', 'ถ้าไม่มี {app} ให้เปิด {app} อีกครั้ง', 'ถ้าไม่มี{app}ให้เปิด{app}อีกครั้ง'],
  ])('removes the spaces %s', (_where, text, closed) => {
    expect(closeGaps(text)).toBe(closed);
  });

  it.each([
    ['at the end of a Thai sentence', 'เปิดอยู่\u00a0 {app} ทำงาน', 'เปิดอยู่\u00a0 {app}ทำงาน'],
    ['next to a label', '{label:settings} {app} {label:apps}', '{label:settings} {app} {label:apps}'],
    ['in other scripts', 'Open {app} again', 'Open {app} again'],
  ])('keeps the space %s', (_where, text, closed) => {
    expect(closeGaps(text)).toBe(closed);
  });
});
