import { bare, below, isFunction, lastName, type Node } from './nodes.ts';
import { meaningOf, returnedBy, type Module, type Modules } from './modules.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Members that read a page as it is at this moment. */
const MEMBERS = list(`
  element elements query querySelector querySelectorAll closest textContent innerText innerHTML getAttribute hasAttribute
  getBoundingClientRect getClientRects elementFromPoint elementsFromPoint scrollTop scrollLeft scrollWidth scrollHeight
  offsetTop offsetWidth offsetHeight clientHeight clientWidth`);
/** Members that do so in journeys. */
const OF_JOURNEYS = list(`
  count isVisible isHidden isEnabled isDisabled isChecked isEditable allInnerTexts allTextContents inputValue boundingBox
  evaluate evaluateAll ariaSnapshot`);
/** Globals that a page is read from. */
const GLOBALS = list('document getComputedStyle scrollY scrollX');
/** Members that hold all that was sent. */
const SENT = list('sent bodies replies calls opened');
const TESTING_LIBRARY = /^(?:get|query|find)(?:All)?By[A-Z]/;
/** Matchers that are true only once an element has come to rest. */
const STATE =
  /^(?:toBeVisible|toHaveFocus|toBeFocused|toBeEnabled|toBeDisabled|toBeChecked|toBeInViewport|toBeEditable)$/;
const OF_STATE = list('activeElement isVisible isHidden isEnabled isDisabled isChecked isEditable');

/** Parts that an expression uses: members, names, and lists that begin empty, as those do that note what happens. */
interface Words {
  readonly members: Set<string>;
  readonly names: Set<string>;
  readonly emptyLists: Set<string>;
}

const known = new WeakMap<Node, Words>();

/** Words of an expression, those of the values that it names and of what its functions return included. */
function wordsOf(modules: Modules, module: Module, node: Node): Words {
  const before = known.get(node);
  if (before) return before;
  const words: Words = { members: new Set(), names: new Set(), emptyLists: new Set() };
  const seen = new Set<Node>();
  const collect = (where: Module, each: Node): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const on = (next: Node) => collect(where, next);
    if (each.type === 'MemberExpression') {
      if (each.property.type === 'Identifier' && !each.computed) words.members.add(each.property.name);
      else on(each.property);
      on(each.object);
    } else if (each.type === 'Property') on(each.value);
    else if (isFunction(each)) returnedBy(each).forEach(on);
    else if (each.type === 'Identifier') {
      words.names.add(each.name);
      const meaning = meaningOf(modules, where, each.name, each.start);
      const value = meaning && bare(meaning.node);
      if (value?.type === 'ArrayExpression' && value.elements.length === 0) words.emptyLists.add(each.name);
      if (meaning) collect(meaning.module, meaning.node);
    } else below(each).forEach(on);
  };
  collect(module, node);
  known.set(node, words);
  return words;
}

/** Whether an expression reads the page at the moment when it runs. Queries do in stories; elsewhere they are lazy. */
export function readsPage(modules: Modules, module: Module, node: Node): boolean {
  const { members, names } = wordsOf(modules, module, node);
  const byQueries = module.text.includes("from 'storybook/test'");
  const isRead = (word: string) =>
    MEMBERS.has(word) ||
    (module.file.startsWith('e2e/') && OF_JOURNEYS.has(word)) ||
    (byQueries && TESTING_LIBRARY.test(word));
  return [...members].some(isRead) || [...names].some((word) => GLOBALS.has(word));
}

/** Whether an expression reads all that was called, sent or noted so far; `collected` are lists that the test itself fills. */
export function readsNotes(modules: Modules, module: Module, node: Node, collected: ReadonlySet<string>): boolean {
  const { members, emptyLists } = wordsOf(modules, module, node);
  return [...members].some((word) => SENT.has(word)) || [...emptyLists].some((name) => !collected.has(name));
}

/** Whether an expectation is about something that comes to rest: visible, focused, enabled, checked. */
export function isOfState(modules: Modules, module: Module, matcher: string, subject: Node): boolean {
  return STATE.test(matcher) || [...wordsOf(modules, module, subject).members].some((word) => OF_STATE.has(word));
}

/** Whether a value is an element itself or a way to it: what is read of it is read later, where it is used. */
export function isElement(node: Node): boolean {
  const inner = bare(node);
  if (isFunction(inner)) return true;
  const last = lastName(inner);
  return TESTING_LIBRARY.test(last) || ELEMENT.has(last);
}

const ELEMENT = list(
  'element elements query querySelector querySelectorAll closest within document body documentElement',
);
