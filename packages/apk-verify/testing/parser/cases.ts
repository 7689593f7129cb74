// Long, because it is a table: the manifests on both sides of the line of each rule of Android’s parser.

import type { ParserRule } from '../../src/manifest/rules/parser-rules.ts';
import { ANDROID, element } from '../axml.ts';
import type { Craft } from '../craft.ts';
import {
  activity,
  application,
  filter,
  inside,
  intent,
  key,
  keySet,
  keySets,
  label,
  long,
  named,
  queries,
  repeated,
  root,
} from './crafts.ts';

/** Manifests on both sides of a rule's line. */
export interface RuleCases {
  readonly broken: readonly Craft[];
  readonly kept: readonly Craft[];
}

const data = (values: Parameters<typeof element>[1]) => inside(activity({}, filter(element('data', values))));
const provider = (child: ReturnType<typeof element>) =>
  inside(element('provider', { name: '.P', authorities: 'a.b' }, [child]));
const property = (...names: readonly string[]) =>
  names.map((name) => ({ ns: ANDROID, name, resId: name === 'name' ? 0x01010003 : 0x01010024, value: 'x' }));
const permission = (values: Parameters<typeof element>[1]) =>
  element('permission', { name: 'org.example.P', ...values });
const uses = (flags: number) => element('uses-permission', { name: 'org.example.P', usesPermissionFlags: flags });
const attribution = (values: Parameters<typeof element>[1], ...children: readonly ReturnType<typeof element>[]) =>
  element('attribution', { tag: 'one', label, ...values }, children);
const overlay = (values: Parameters<typeof element>[1]) =>
  root(element('overlay', { targetPackage: 'org.x.y', ...values }));
const staticUse = (values: Parameters<typeof element>[1], ...children: readonly ReturnType<typeof element>[]) =>
  element('uses-static-library', { name: 'org.x.l', version: 1, certDigest: '00', ...values }, children);
const sdkUse = (values: Parameters<typeof element>[1]) =>
  element('uses-sdk-library', { name: 'org.x.l', versionMajor: 1, certDigest: '00', ...values });
const library = element('static-library', { name: 'org.x.l', version: 1 });
const alias = (targetActivity: string) => element('activity-alias', { name: '.Alias', exported: true, targetActivity });
const processes = (...names: readonly string[]) =>
  element(
    'processes',
    {},
    names.map((name) => element('process', { process: name })),
  );
const heavy = { cantSaveState: true };

export const ruleCases: Readonly<Record<ParserRule, RuleCases>> = {
  'element-name': {
    broken: [
      ...['activity', 'receiver', 'service'].map((tag) => inside(element(tag))),
      inside(element('provider', { authorities: 'a.b' })),
      inside(activity({ name: '' })),
      ...['permission', 'permission-group', 'permission-tree', 'instrumentation'].map((tag) => root(element(tag))),
      inside(activity({ name: { ref: 0 } })),
    ],
    kept: [inside(activity()), root(permission({}), element('permission-group', { name: 'a.b.c' }))],
  },
  'reserved-name': {
    broken: [
      inside(activity({ name: 'android.app.AppDetailsActivity' })),
      application({ name: 'android.app.AppDetailsActivity' }),
    ],
    kept: [inside(activity({ name: '.AppDetailsActivity' }))],
  },
  'alias-target': {
    broken: [
      inside(alias('.Main')),
      inside(alias('.Main'), activity()),
      inside(activity({ name: '.Other' }), alias('.Main')),
      inside(element('activity-alias', { name: '.Alias' })),
    ],
    kept: [inside(activity(), alias('.Main')), inside(activity(), alias('org.example.app.Main'))],
  },
  'provider-authorities': {
    broken: [inside(element('provider', { name: '.P' })), inside(element('provider', { name: '.P', authorities: '' }))],
    kept: [inside(element('provider', { name: '.P', authorities: 'a.b' }))],
  },
  exported: {
    broken: [
      inside(element('activity', { name: '.Main' }, [filter()])),
      inside(element('service', { name: '.S' }, [element('intent-filter')])),
      inside(element('receiver', { name: '.R' }, [filter()])),
      inside(activity(), element('activity-alias', { name: '.A', targetActivity: '.Main' }, [filter()])),
      inside(activity({ exported: { type: 0, data: 1 } }, filter())),
    ],
    kept: [
      inside(activity({}, filter())),
      inside(element('activity', { name: '.Main' }, [element('intent-filter')])),
      inside(element('provider', { name: '.P', authorities: 'a.b' }, [filter()])),
    ],
  },
  'meta-data': {
    broken: [
      inside(element('meta-data', { value: 'x' })),
      inside(element('meta-data', { name: 'x' })),
      inside(element('meta-data', { name: 'x', resource: 7 })),
      inside(activity({}, element('meta-data', { name: 'x' }))),
      inside(element('provider', { name: '.P', authorities: 'a.b' }, [element('meta-data', { value: 1 })])),
      root(element('permission', { name: 'a.b' }, [element('meta-data')])),
      root(element('instrumentation', { name: '.T' }, [element('meta-data', { name: 'x', value: { ref: 0 } })])),
    ],
    kept: [
      inside(element('meta-data', { name: '', value: '' })),
      inside(element('meta-data', { name: 'x', resource: { ref: 0x7f010000 } })),
      inside(element('meta-data', { name: 'x', value: false })),
      root(element('meta-data')),
    ],
  },
  property: {
    broken: [
      inside(named('property', ...property('name'))),
      inside(activity({}, named('property', ...property('value')))),
    ],
    kept: [inside(named('property', ...property('name', 'value')))],
  },
  process: {
    broken: [
      application({ process: 'worker' }),
      ...['activity', 'receiver', 'service'].map((tag) => inside(element(tag, { name: '.C', process: ':' }))),
      inside(element('provider', { name: '.P', authorities: 'a.b', process: ':1' })),
      inside(activity({ process: 'org.example-x' })),
      inside(activity({ process: 'org.1x' })),
      inside(activity({ process: { dp: 5 } })),
      inside(activity({ process: { ref: 0x7f990000 } })),
    ],
    kept: [
      ...[':x', ':x.y_1', 'org.x', 'system', ''].map((process) => inside(activity({ process }))),
      application({ process: 'org.x' }),
    ],
  },
  'task-affinity': {
    broken: [
      application({ taskAffinity: 'mytask' }),
      inside(activity({ taskAffinity: 'mytask' })),
      inside(element('receiver', { name: '.R', taskAffinity: ':' })),
    ],
    kept: [
      inside(activity({ taskAffinity: '' })),
      inside(activity({ taskAffinity: ':own' })),
      inside(element('service', { name: '.S', taskAffinity: 'mytask' })),
    ],
  },
  processes: {
    broken: [
      inside(element('processes', {}, [element('process', { process: 'worker' })])),
      inside(element('processes', {}, repeated(2, element('process', { process: ':x' })))),
    ],
    kept: [
      inside(element('processes', {}, [element('process', { process: ':x' }), element('process', { process: ':y' })])),
    ],
  },
  'process-unlisted': {
    broken: [
      inside(processes(':one')),
      inside(processes('org.example.app'), activity({ process: ':one' })),
      inside(processes(':one', 'org.example.app'), element('service', { name: '.S', process: 'org.x.y' })),
      application({ process: ':one' }, processes('org.example.app')),
      inside(processes('org.example.app', ':one'), activity({ process: ':one' }), processes('org.example.app')),
    ],
    kept: [
      inside(processes('org.example.app', ':one'), activity({ process: ':one' }), activity()),
      inside(processes('org.example.app'), processes()),
      application({ process: ':one' }, processes(':one'), activity()),
      inside(processes(''), activity({ process: '' })),
    ],
  },
  'action-name': {
    broken: [
      inside(activity({}, element('intent-filter', {}, [element('action')]))),
      inside(activity({}, filter(element('category')))),
      inside(element('service', { name: '.S', exported: true }, [filter(element('category'))])),
      inside(element('provider', { name: '.P', authorities: 'a.b' }, [filter(element('action'))])),
      inside(activity({}, element('preferred', {}, [element('action')]))),
    ],
    kept: [inside(activity({}, filter(element('category', { name: 'a.C' })))), inside(activity({}, element('action')))],
  },
  'empty-action-name': {
    broken: [inside(activity({}, filter(element('category', { name: '' }))))],
    kept: [inside(activity({}, filter(element('category', { name: ' ' }))))],
  },
  'mime-type': {
    broken: ['pdf', '/pdf', 'pdf/', '', '/'].map((mimeType) => data({ mimeType })),
    kept: ['a/b', '*/*', 'a/*', 'a/b/'].map((mimeType) => data({ mimeType })),
  },
  number: {
    broken: [
      ...['singleTask', '1.5', '0y1', '08', '0x', '-', '-2147483648', { float: 1 }, { dp: 1 }, { ref: 0x7f990000 }].map(
        (launchMode) => inside(activity({ launchMode })),
      ),
      { root: { installLocation: '1' } },
      root(permission({ protectionLevel: 'signature' })),
      inside(activity({ launchMode: long(1000) })),
      root(element('uses-feature', { glEsVersion: '2.0' })),
      root(element('supports-screens', { smallScreens: 'true' })),
      inside(activity({}, element('intent-filter', { priority: 'high' }, [element('action', { name: 'a.B' })]))),
      inside(element('provider', { name: '.P', authorities: 'x', initOrder: 'first' })),
    ],
    kept: [
      ...['2', '-1', '0x2', '#2', '-07', '0', '-2147483647'].map((launchMode) => inside(activity({ launchMode }))),
      { root: { installLocation: 1 } },
      root(element('uses-feature', { name: 'a.b', glEsVersion: '2.0' })),
      root(element('activity', { launchMode: 'singleTask' })),
      root(element('supports-screens', { smallScreens: true })),
      inside(activity({ launchMode: 2, configChanges: { hex: 0x40 } })),
      inside(element('receiver', { name: '.R', launchMode: 'singleTask' })),
    ],
  },
  port: {
    broken: ['http', '', '80 ', '2147483648', true].map((port) => data({ host: 'example.org', port })),
    kept: [data({ host: 'example.org', port: '8080' }), data({ host: 'example.org', port: 80 }), data({ port: 'x' })],
  },
  'advanced-pattern': {
    broken: [
      data({ pathAdvancedPattern: '/[a' }),
      data({ sspAdvancedPattern: '*' }),
      data({ pathAdvancedPattern: 'a{x}' }),
      provider(element('grant-uri-permission', { pathAdvancedPattern: '*' })),
      provider(element('path-permission', { readPermission: 'a.b', pathAdvancedPattern: '[' })),
    ],
    kept: [
      data({ pathAdvancedPattern: '/[a-z]{2,}/.*' }),
      data({ sspAdvancedPattern: '' }),
      provider(element('path-permission', { pathAdvancedPattern: '[' })),
    ],
  },
  'class-name': {
    broken: [application({ name: '' }), application({ manageSpaceActivity: '' }), application({ backupAgent: '' })],
    kept: [application({ name: '.App' }), application({ backupAgent: '', allowBackup: false })],
  },
  'component-factory': {
    broken: [application({ appComponentFactory: '' })],
    kept: [application({ appComponentFactory: '.F' })],
  },
  'class-loader': {
    broken: [application({ classLoader: 'x.Loader' }), application({ classLoader: '' })],
    kept: [application({ classLoader: 'dalvik.system.DelegateLastClassLoader' })],
  },
  'heavy-weight': {
    broken: [
      application({ ...heavy, process: 'org.x' }),
      ...['receiver', 'service'].map((tag) => application(heavy, element(tag, { name: '.C' }))),
      application(heavy, element('provider', { name: '.P', authorities: 'a.b' })),
      application(heavy, element('service', { name: '.S', process: 'org.example.app' })),
    ],
    kept: [
      application(heavy, activity()),
      application({ ...heavy, process: 'org.example.app' }),
      application(heavy, element('service', { name: '.S', process: ':x' })),
      application({ cantSaveState: false }, element('service', { name: '.S' })),
    ],
  },
  'display-category': {
    broken: [inside(activity({ requiredDisplayCategory: 'a-b' }))],
    kept: [inside(activity({ requiredDisplayCategory: 'automotive.x' }))],
  },
  'protection-level': {
    broken: [0x10, 0x21, 0x1011].map((protectionLevel) => root(permission({ protectionLevel }))),
    kept: [0, 1, 2, 3, 4, 0x12, 0x14, 0x40, 0x1000, 0x2001, 0x8000].map((protectionLevel) =>
      root(permission({ protectionLevel })),
    ),
  },
  'old-protection-level': {
    broken: [0x10, 0x40, 0x14, -1].map((protectionLevel) => root(permission({ protectionLevel }))),
    kept: [0, 1, 2, 3, 0x12, 0x1000, 0x2001, 0x1011].map((protectionLevel) => root(permission({ protectionLevel }))),
  },
  'permission-tree': {
    broken: [root(element('permission-tree', { name: 'org.x' })), root(element('permission-tree', { name: 'org.' }))],
    kept: [
      root(element('permission-tree', { name: 'org.x.y' })),
      root(element('permission-tree', { name: '.x' })),
      root(element('permission-tree', { name: 'x' })),
    ],
  },
  'permission-twice': {
    broken: [
      root(permission({}), permission({ protectionLevel: 1 })),
      root(permission({ permissionGroup: 'a.b' }), permission({ permissionGroup: 'a.c' })),
    ],
    kept: [
      root(permission({}), permission({ protectionLevel: 0 })),
      root(permission({}), permission({ name: 'org.example.Q', protectionLevel: 1 })),
      root(permission({ protectionLevel: 3 }), permission({ protectionLevel: 0x12 })),
      root(permission({}), element('permission-tree', { name: 'org.example.P' }), permission({ protectionLevel: 1 })),
    ],
  },
  'permission-flags': {
    broken: [root(uses(0x10000), uses(0))],
    kept: [
      root(uses(0x10000), uses(0x10000)),
      root(uses(0x10000), element('uses-permission', { name: 'org.example.P', maxSdkVersion: 30 })),
    ],
  },
  'required-feature': {
    broken: ['required-feature', 'required-not-feature'].map((tag) =>
      root(element('uses-permission', { name: 'a.b' }, [element(tag)])),
    ),
    kept: [root(element('uses-permission', { name: 'a.b' }, [element('required-feature', { name: 'a.c' })]))],
  },
  queries: {
    broken: [
      queries(element('package')),
      queries(element('package', { name: '' })),
      queries(element('other', {}, [element('package')])),
      queries(element('provider')),
      queries(intent()),
      queries(intent(element('category', { name: 'a.C' }))),
      queries(intent(element('action', { name: 'a.B' }), element('action', { name: 'a.C' }))),
      ...[['a/b', 'a/c', 'mimeType'] as const, ['http', 'https', 'scheme'] as const].map(([one, other, id]) =>
        queries(intent(element('data', { [id]: one }), element('data', { [id]: other }))),
      ),
      queries(
        intent(
          element('action', { name: 'a.B' }),
          element('data', { scheme: 'a', host: 'x' }),
          element('data', { host: 'y' }),
        ),
      ),
      queries(intent(element('action', { name: 'a.B' }), ...repeated(2, element('data', { host: 'x' })))),
    ],
    kept: [
      queries(element('package', { name: 'a.b' }), element('provider', { authorities: 'a.b' })),
      queries(intent(element('action', { name: 'a.B' }), element('action', { name: 'a.B' }))),
      queries(intent(element('data', { scheme: 'https', host: 'x.org' }))),
      queries(intent(element('data', { mimeType: 'a/b' }))),
      queries(element('other')),
    ],
  },
  attribution: {
    broken: [
      root(element('attribution', { label })),
      root(element('attribution', { tag: 'x' })),
      root(attribution({ label: 'text' })),
      root(attribution({ tag: long(51) })),
      root(attribution({}, element('other'))),
      root(attribution({}, element('inherit-from', { tag: 'two' }, [element('other')]))),
    ],
    kept: [root(attribution({})), root(attribution({ tag: long(50) }, element('inherit-from', { tag: 'two' })))],
  },
  'attribution-set': {
    broken: [
      root(attribution({}), attribution({})),
      root(attribution({}), attribution({ tag: 'two' }, element('inherit-from', { tag: 'one' }))),
      root(
        attribution({}, element('inherit-from', { tag: 'old' })),
        attribution({ tag: 'two' }, element('inherit-from', { tag: 'old' })),
      ),
    ],
    kept: [root(attribution({}), attribution({ tag: 'two' }, element('inherit-from', { tag: 'old' })))],
  },
  overlay: {
    broken: [root(element('overlay')), overlay({ priority: -1 }), overlay({ priority: 10_000 })],
    kept: [overlay({}), overlay({ priority: 9999 }), overlay({ priority: 0 })],
  },
  'overlay-property': {
    broken: [overlay({ requiredSystemPropertyName: 'x' }), overlay({ requiredSystemPropertyValue: 'x' })],
    kept: [overlay({})],
  },
  'key-sets': {
    broken: [
      keySets(key('k', 'x')),
      keySets(keySet('s', keySet('t'))),
      keySets(keySet('s', key('k'))),
      keySets(keySet('s', key('k', 'x'), key('k', 'y'))),
      keySets(keySet('s', key('s', 'x'))),
      keySets(element('key-set', {}, [key('k', 'x')])),
      keySets(keySet('s', key('k', 'x')), element('upgrade-key-set', { name: 't' })),
      keySets(keySet('s'), element('upgrade-key-set', { name: 's' })),
    ],
    kept: [
      keySets(keySet('s', key('k', 'x'), key('k')), element('upgrade-key-set', { name: 's' })),
      keySets(keySet('s'), keySet('t', key('k', 'x'))),
    ],
  },
  'key-set-name': { broken: [keySets(element('key-set'))], kept: [keySets(keySet('s'))] },
  'static-library': {
    broken: [
      inside(element('static-library', { version: 1 })),
      inside(element('static-library', { name: 'org.x.l' })),
      inside(element('static-library', { name: 'org.x.l', version: -1 })),
      inside(library, library),
    ],
    kept: [inside(library)],
  },
  'sdk-library': {
    broken: [inside(element('sdk-library', { name: 'org.x.l' })), inside(element('sdk-library', { versionMajor: 1 }))],
    kept: [inside(element('sdk-library', { name: 'org.x.l', versionMajor: 0 }))],
  },
  'library-user': {
    broken: [{ ...inside(library), root: { sharedUserId: 'org.x.u' } }],
    kept: [
      { ...inside(library), root: {} },
      { ...inside(library), root: { sharedUserId: '' } },
    ],
  },
  'uses-static-library': {
    broken: [
      inside(staticUse({ name: { ref: 0 } })),
      inside(staticUse({ version: -1 })),
      inside(staticUse({ certDigest: { ref: 0 } })),
      inside(staticUse({}), staticUse({ version: 2 })),
      inside(staticUse({}, element('additional-certificate'))),
    ],
    kept: [inside(staticUse({}), staticUse({ name: 'org.x.m' })), inside(staticUse({ certDigest: '' }))],
  },
  'uses-sdk-library': {
    broken: [
      inside(sdkUse({ versionMajor: -1 })),
      inside(sdkUse({ certDigest: { ref: 0 } })),
      inside(sdkUse({}), sdkUse({})),
    ],
    kept: [inside(sdkUse({}))],
  },
  'install-constraints': {
    broken: [root(element('install-constraints'))],
    kept: [inside(element('install-constraints'))],
  },
  'not-updatable': {
    broken: [{ plain: { updatableSystem: false } }],
    kept: [
      { plain: { updatableSystem: true } },
      { plain: { updatableSystem: 'false' } },
      root(named('original-package', { name: 'updatableSystem', value: false })),
    ],
  },
  'uses-split': {
    broken: [root(element('uses-split')), root(element('uses-split'), element('uses-split', { name: 'x' }))],
    kept: [
      root(element('uses-split', { name: '' })),
      root(element('uses-split', { name: 'x' }), element('uses-split')),
      inside(element('uses-split')),
    ],
  },
  'split-types': {
    broken: ['a b', 'a,,b', '1', '.', ' ', long(224)].map((splitTypes) => ({ root: { splitTypes } })),
    kept: [
      ...['base__abi, base__density', 'a,', 'a.b', '', long(223)].map((splitTypes) => ({ root: { splitTypes } })),
      { root: { requiredSplitTypes: ' a ' } },
    ],
  },
  'text-length': {
    broken: [
      inside(activity({ name: `.${long(1024)}` })),
      inside(element('meta-data', { name: 'x', value: long(32_769) })),
      data({ scheme: long(257) }),
      data({ mimeType: `a/${long(511)}` }),
    ],
    kept: [
      inside(activity({ name: `.${long(1023)}` })),
      inside(element('meta-data', { name: 'x', value: long(32_768) })),
      data({ scheme: long(256) }),
    ],
  },
  'element-count': {
    broken: [
      inside(...repeated(1001, element('service', { name: '.S' }))),
      root(...repeated(201, element('queries'))),
      inside(activity({}, ...repeated(1001, element('meta-data', { name: 'x', value: 1 })))),
    ],
    kept: [inside(...repeated(1000, element('service', { name: '.S' })))],
  },
  'class-characters': {
    broken: [';', '[', '(', '/', '|', ':'].map((letter) => inside(activity({ name: `.Ma${letter}in` }))),
    kept: [inside(activity({ name: '.Ma$in' })), inside(activity({ name: '.Ma-in' }))],
  },
  'newer-limits': {
    broken: [
      data({ mimeType: `a/${long(254)}` }),
      inside(...repeated(30_001, activity())),
      inside(...repeated(9, element('meta-data', { name: 'x', value: long(30_000) }))),
    ],
    kept: [
      data({ mimeType: `a/${long(253)}` }),
      inside(...repeated(8, element('meta-data', { name: 'x', value: long(30_000) }))),
    ],
  },
};
