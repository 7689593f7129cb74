import { attr } from '../attributes.ts';
import { className } from '../names.ts';
import type { XmlElement } from '../xml-element.ts';
import { checkFilter, checkPattern } from './filters.ts';
import { hasValue, type Inspection, ownText } from './inspection.ts';
import { isCompoundName, isPlainName } from './names.ts';
import { checkNumbers } from './numbers.ts';
import type { ParserRuleVersions } from './parser-rules.ts';

/** Longer class names are compared by their first letters. */
const longestClass = 1000;
/** Stands for an activity whose name depends on the phone: it may be any alias's target. */
const anyClass = '*';
const reservedClass = 'android.app.AppDetailsActivity';
/** Older apps may have resources where the parser reads plain text (Build.VERSION_CODES.FROYO). */
const froyo = 8;

const components = ['activity', 'activity-alias', 'receiver', 'service', 'provider'];

/** Requires a name of an element, and that it is not one that Android reserves. Returns its class name. */
export function checkName(element: XmlElement, found: Inspection, versions: Partial<ParserRuleVersions> = {}): string {
  const name = found.text(element, attr.name);
  if (name === null || name === '') found.breaks('element-name', element.name, versions);
  const full = name ? className(found.package, name.slice(0, longestClass)) : '';
  if (full === reservedClass) found.breaks('reserved-name', element.name);
  return full;
}

/** ParsingPackageUtils.parseMetaData: a name, and a value or a resource. */
export function checkMetaData(parent: XmlElement, found: Inspection): void {
  for (const data of parent.children) {
    if (data.name !== 'meta-data' && data.name !== 'property') continue;
    const value = data.get(attr.value)?.value;
    const resource = data.get(attr.resource)?.value;
    const isEmpty = (!value || value.isNull) && (resource?.reference ?? null) === null;
    if (found.text(data, attr.name) === null || isEmpty)
      found.breaks(data.name, found.text(data, attr.name) ?? `${parent.name}/${data.name}`);
  }
}

/** Returns a text that older apps must write in the manifest itself. */
const olderText = (element: XmlElement, id: number, found: Inspection) =>
  found.targetSdk < froyo ? ownText(element, id) : found.text(element, id);

/** Checks the names of an element's process and task; an empty one counts as none. */
function checkProcess(element: XmlElement, found: Inspection): void {
  const process = olderText(element, attr.process, found);
  if (process && !isCompoundName(process)) found.breaks('process', process);
  const isApplication = element.name === 'application';
  const affinity = isApplication
    ? olderText(element, attr.taskAffinity, found)
    : found.text(element, attr.taskAffinity);
  const isRead = ['application', 'activity', 'receiver'].includes(element.name);
  if (isRead && affinity && !isCompoundName(affinity)) found.breaks('task-affinity', affinity);
}

/** The filters that count: activities and receivers ignore those without an action. */
const hasFilter = (component: XmlElement): boolean =>
  component.all('intent-filter').some((filter) => component.name === 'service' || filter.all('action').length > 0);

const isProtected = (path: XmlElement) =>
  [attr.permission, attr.readPermission, attr.writePermission].some((id) => hasValue(path, id));

/** ParsedProviderUtils: patterns of paths that the provider shares, or protects. */
function checkPaths(provider: XmlElement, found: Inspection): void {
  for (const path of provider.children)
    if (path.name === 'grant-uri-permission' || (path.name === 'path-permission' && isProtected(path)))
      checkPattern(path, attr.pathAdvancedPattern, found);
}

function checkComponent(component: XmlElement, isHeavy: boolean, activities: Set<string>, found: Inspection): void {
  const full = checkName(component, found);
  checkNumbers(component, found);
  checkMetaData(component, found);
  if (component.name !== 'activity-alias') checkProcess(component, found);
  if (component.name === 'activity-alias') {
    const target = found.text(component, attr.targetActivity);
    const known = className(found.package, (target ?? '').slice(0, longestClass));
    if (target !== undefined && !activities.has(known) && !activities.has(anyClass)) found.breaks('alias-target', full);
  }
  const authorities = component.name === 'provider' ? found.text(component, attr.authorities) : undefined;
  if (authorities === null || authorities === '') found.breaks('provider-authorities', full);
  const filters = component.children.filter(({ name }) => name === 'intent-filter' || name === 'preferred');
  for (const filter of filters) checkFilter(filter, full, found);
  if (component.name === 'activity') for (const layout of component.all('layout')) checkNumbers(layout, found);
  if (component.name === 'provider') checkPaths(component, found);
  else if (hasFilter(component) && !hasValue(component, attr.exported)) found.breaks('exported', full);
  const process = found.text(component, attr.process);
  const isMain = process === null || process === '' || process === found.package;
  if (isHeavy && isMain && ['receiver', 'service', 'provider'].includes(component.name))
    found.breaks('heavy-weight', full);
  const category = found.text(component, attr.requiredDisplayCategory);
  if (['activity', 'receiver'].includes(component.name) && category && !isPlainName(category))
    found.breaks('display-category', category);
  const isTarget = component.name === 'activity' || component.name === 'activity-alias';
  if (isTarget) activities.add(found.text(component, attr.name) === undefined ? anyClass : full);
}

const loaders = /^dalvik\.system\.(?:Path|Dex|DelegateLast|InMemoryDex)ClassLoader$/;

/** ParsingPackageUtils.parseBaseApplication: the application's own attributes. */
function checkAttributes(application: XmlElement, isHeavy: boolean, found: Inspection): void {
  const isBackedUp = (found.integer(application, attr.allowBackup, 1) ?? 0) !== 0;
  const classes = [attr.name, attr.manageSpaceActivity, ...(isBackedUp ? [attr.backupAgent] : [])];
  if (classes.some((id) => found.text(application, id) === '')) found.breaks('class-name', 'application');
  if (ownText(application, attr.appComponentFactory) === '') found.breaks('component-factory', 'application');
  const name = found.text(application, attr.name);
  if (name && className(found.package, name.slice(0, longestClass)) === reservedClass)
    found.breaks('reserved-name', 'application');
  const process = found.text(application, attr.process);
  if (isHeavy && process && process !== found.package) found.breaks('heavy-weight', process);
  checkProcess(application, found);
}

/** ComponentParseUtils.buildProcessName: a name of its own after `:`, and the given process without a name. */
const fullProcess = (text: string | null, otherwise: string, found: Inspection): string =>
  !text ? otherwise : text.startsWith(':') ? found.package + text.slice(0, longestClass) : text;

function checkProcesses(list: XmlElement, found: Inspection): void {
  const names = new Set<string>();
  for (const process of list.all('process')) {
    const { name } = process;
    const text = found.text(process, attr.process);
    checkNumbers(process, found);
    if (text === undefined) continue;
    const full = fullProcess(text, found.package, found);
    if ((text && !isCompoundName(text)) || names.has(full)) found.breaks('processes', text || name);
    names.add(full);
  }
}

/** ScanPackageUtils.assertProcessesAreValid: a list of processes names the application's and every component's. */
function checkListed(application: XmlElement, found: Inspection): void {
  // Of several lists the last counts.
  const lists = application.all('processes');
  const texts = (lists[lists.length - 1]?.all('process') ?? []).map((one) => found.text(one, attr.process));
  if (texts.length === 0 || texts.includes(undefined)) return;
  const names = new Set(texts.map((text) => fullProcess(text ?? null, found.package, found)));
  const own = olderText(application, attr.process, found);
  if (own === undefined) return;
  const main = fullProcess(own, found.package, found);
  if (!names.has(main)) found.breaks('process-unlisted', main);
  for (const component of application.children) {
    if (!components.includes(component.name) || component.name === 'activity-alias') continue;
    const text = olderText(component, attr.process, found);
    const full = text === undefined ? main : fullProcess(text, main, found);
    if (!names.has(full)) found.breaks('process-unlisted', full);
  }
}

/** Android 13 is the first to read services of updates to the system, in any app (ParsedApexSystemServiceUtils). */
const firstSystemService = 33;

/** Checks the application and its components. */
export function checkApplication(application: XmlElement, found: Inspection, isSplit: boolean): void {
  const isHeavy = !isSplit && (found.integer(application, attr.cantSaveState, 0) ?? 0) !== 0;
  const loader = found.text(application, attr.classLoader);
  if (typeof loader === 'string' && !loaders.test(loader)) found.breaks('class-loader', loader);
  checkMetaData(application, found);
  const activities = new Set<string>();
  for (const child of application.children) {
    if (components.includes(child.name)) checkComponent(child, isHeavy, activities, found);
    if (isSplit) continue;
    if (child.name === 'processes') checkProcesses(child, found);
    if (child.name !== 'apex-system-service') continue;
    checkName(child, found, { from: firstSystemService });
    checkNumbers(child, found, firstSystemService);
  }
  if (isSplit) return;
  checkAttributes(application, isHeavy, found);
  checkNumbers(application, found);
  checkListed(application, found);
}
