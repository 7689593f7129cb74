import { expect, it } from 'vitest';
import { type ArscValue, buildArsc } from '../../testing/arsc.ts';
import { type AxmlValue, buildAxml, element } from '../../testing/axml.ts';
import { readAxml } from './axml.ts';
import { labelsOf } from './labels.ts';
import { Resources } from './resources.ts';

const id = 0x7f010000;
const application = (label?: AxmlValue) =>
  readAxml(buildAxml(element('application', label === undefined ? {} : { label }))).root;
const table = (values: readonly ArscValue[], more: Readonly<Record<number, readonly ArscValue[]>> = {}) =>
  new Resources(buildArsc({ [id]: values, ...more }));
const labels = (values: readonly ArscValue[], more = {}) => labelsOf(table(values, more), application({ ref: id }), []);

it('takes the default configuration', () => {
  expect(labels([{ locale: 'de', value: 'App (de)' }, { value: 'App' }])).toEqual({
    label: 'App',
    labels: { de: 'App (de)' },
  });
});

it('without a default, takes the first locale that has one', () => {
  const values = [
    { locale: 'fr', value: 'App (fr)' },
    { locale: 'de', value: 'App (de)' },
  ];
  expect(labels(values, { 2130771969: [{ value: 'x' }, { locale: 'af', value: 'x' }] }).label).toBe('App (de)');
});

it('without a default, reads the text of another region of the same language', () => {
  const values = [{ locale: 'pt-BR', value: 'App (BR)' }];
  expect(labels(values, { 2130771969: [{ locale: 'pt-AO', value: 'x' }] }).label).toBe('App (BR)');
});

it('names languages by their present tags, and leaves out what is no language', () => {
  const locales = ['iw', 'in', 'ji', 'tl', 'sr-Latn', 'zh-Hant-HK', 'es-419', 'pt-BR', 'en-XA', 'ar-XB'];
  const strange = ['d!', '<b', 'DE'];
  const values = [...locales, ...strange].map((locale) => ({ locale, value: locale }));
  expect(labels([{ value: 'App' }, ...values]).labels).toEqual({
    he: 'iw',
    id: 'in',
    yi: 'ji',
    fil: 'tl',
    'sr-Latn': 'sr-Latn',
    'zh-Hant-HK': 'zh-Hant-HK',
    'es-419': 'es-419',
    'pt-BR': 'pt-BR',
  });
});

it('follows references to where the languages are', () => {
  const found = labels([{ value: { ref: 0x7f020000 } }], {
    2130837504: [{ value: 'Name' }, { locale: 'uk', value: 'Назва' }],
  });
  expect(found).toEqual({ label: 'Name', labels: { uk: 'Назва' } });
});

it('of several values for one language takes the one for a plain phone', () => {
  const values = [
    { locale: 'de', smallestWidth: 600, value: 'Tablet' },
    { locale: 'de', value: 'Telefon' },
    { locale: 'de', sdk: 26, value: 'Telefon ab 8' },
  ];
  const found = labels([{ value: 'App' }, ...values]);
  expect(found.labels).toEqual({ de: 'Telefon ab 8' });
  expect(found.otherNames).toEqual(['Tablet', 'Telefon']);
});

it('takes a label of the manifest itself as aapt does: where any resource has a configuration', () => {
  expect(labelsOf(table([{ value: 'x' }]), application('Own'), [])).toEqual({ label: 'Own', labels: {} });
});

it('has what aapt does not print under no language in particular', () => {
  const empty = new Resources(null);
  expect(labelsOf(empty, application('Own'), [])).toEqual({ label: '', labels: { und: 'Own' } });
  expect(labelsOf(empty, application(), [application('Launcher')])).toEqual({ label: '', labels: { und: 'Launcher' } });
  expect(labelsOf(empty, undefined, [])).toEqual({ label: '', labels: {} });
});

it('ends at a NUL, and after more than any screen shows', () => {
  expect(labels([{ value: 'Bank\0of' }]).label).toBe('Bank');
  expect(labels([{ value: 'x'.repeat(5000) }]).label).toHaveLength(1000);
});

it('has none of a framework that is not there', () => {
  expect(labelsOf(new Resources(null), application({ ref: 0x01040000 }), [])).toEqual({ label: '', labels: {} });
});

it('refuses more labels than any app has', () => {
  const many = Array.from({ length: 4001 }, (_, smallestWidth) => ({ smallestWidth, value: 'App' }));
  expect(() => labels(many)).toThrow('more labels');
  const launchers = Array.from({ length: 4001 }, () => application('App'));
  expect(() => labelsOf(new Resources(null), undefined, launchers)).toThrow('more labels');
});
