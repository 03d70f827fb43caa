import { expectationOf, type Expectation } from './expectation.ts';
import { calledBy, lineOf, meaningOf, type Module, type Modules } from './modules.ts';
import { bare, below, bodyOf, isFunction, lastName, namesOf, type Node } from './nodes.ts';
import { isElement, isOfState, readsNotes, readsPage } from './reads.ts';
import { ACTIONS, CLOCKS, OF_LOCATORS, POLLS, WAITS } from './words.ts';

/** Something that a test looks at before it can know that it has happened. */
export interface Race {
  readonly file: string;
  readonly line: number;
  readonly kind: 'state looked at once' | 'looked at once after an action' | 'none before anything came';
  readonly text: string;
}

/** State of a test up to one of its lines. */
interface Course {
  /** Whether something was done since a wait: nothing; something that ends when it returns; or something that goes on. */
  done: 'nothing' | 'at once' | 'later';
  /** Texts of all that was seen or used so far: it can go away. */
  readonly seen: string[];
  /** Values that were read before anything had been waited for. */
  readonly early: Set<string>;
  /** Lists that the test itself fills. */
  readonly collected: Set<string>;
  /** Functions that are being gone through. */
  readonly inside: Set<Node>;
}

/**
 * Looks of a module that come too early. A test is gone through in the order of its text, the functions that it calls
 * included:
 * - what comes to rest (visible, focused, enabled, checked) is waited for, always;
 * - what else is read from the page, once something was waited for since the last action;
 * - "none" is right only if it was there before, or once something else was waited for.
 */
export function racesIn(modules: Modules, module: Module): readonly Race[] {
  const races = new Map<string, Race>();
  const note: Note = (where, node, kind) => {
    const line = lineOf(where.text, node.start);
    if (where.explained.has(line)) return;
    const text = where.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    races.set(`${where.file}:${line}:${text}`, { file: where.file, line, kind, text });
  };
  // A story may still be rendering when it plays.
  const done = module.file.endsWith('.stories.tsx') ? 'later' : 'nothing';
  for (const entry of entriesOf(module)) {
    const course: Course = { done, seen: [], early: new Set(), collected: new Set(), inside: new Set() };
    new Walk(modules, note, course).through(module, entry);
  }
  return [...races.values()];
}

/** Tests, and what expects something itself: plays and helpers. */
function entriesOf(module: Module): ReadonlySet<Node> {
  const entries = new Set<Node>();
  const expects = (node: Node): boolean =>
    below(node).some((each) => expectationOf(each, module.text) !== null || (!isFunction(each) && expects(each)));
  const visit = (node: Node): void => {
    if (isFunction(node) && expects(node)) entries.add(node);
    if (node.type === 'CallExpression') {
      if (POLLS.test(lastName(node.callee))) return;
      if (namesOf(node.callee)[0] === 'test') node.arguments.filter(isFunction).forEach((each) => entries.add(each));
    }
    below(node).forEach(visit);
  };
  visit(module.program);
  return entries;
}

/** A text that reads something anew: it calls what is no method of lists. */
const readsAnew = (text: string): boolean =>
  /\w\(|\bdocument\b|\.(?:scroll\w+|textContent|value|checked)\b/.test(
    text.replaceAll(/\.(?:map|filter|at|every|some)\(|Math\.\w+\(|\b(?:Set|Number|String)\(/g, ''),
  );

type Note = (where: Module, node: Node, kind: Race['kind']) => void;

class Walk {
  readonly #modules: Modules;
  readonly #note: Note;
  readonly #course: Course;
  readonly #awaited = new Set<Node>();

  constructor(modules: Modules, note: Note, course: Course) {
    this.#modules = modules;
    this.#note = note;
    this.#course = course;
  }

  /** Goes through a function. */
  through(module: Module, node: Node): void {
    const { inside } = this.#course;
    const body = bodyOf(node);
    if (!body || inside.has(node) || inside.size > 6) return;
    inside.add(node);
    this.#walk(module, body);
    inside.delete(node);
  }

  #walk(module: Module, node: Node): void {
    if (isFunction(node)) return;
    const expectation = expectationOf(node, module.text);
    if (expectation) return this.#judge(module, node, expectation);
    if (node.type === 'CallExpression' && POLLS.test(lastName(node.callee))) return this.#settle(module, node);
    const awaited = node.type === 'AwaitExpression' ? bare(node) : null;
    if (awaited) this.#awaited.add(awaited);
    const before = this.#course.done;
    below(node).forEach((each) => this.#walk(module, each));
    // The end of a loop comes before its next beginning.
    if (/^(?:For|While|DoWhile)\w*Statement$/.test(node.type)) below(node).forEach((each) => this.#walk(module, each));
    if (node.type === 'CallExpression') this.#call(module, node);
    if (node.type === 'VariableDeclarator' && node.init && !isElement(node.init)) this.#keep(module, node.init, before);
  }

  #settle(module: Module, seen: Node): void {
    this.#course.done = 'nothing';
    this.#see(module, seen);
  }

  #see(module: Module, node: Node): void {
    this.#course.seen.push(module.text.slice(node.start, node.end), ...namedTexts(this.#modules, module, node));
  }

  #call(module: Module, node: Node & { type: 'CallExpression' }): void {
    const course = this.#course;
    const last = lastName(node.callee);
    const called = calledBy(this.#modules, module, node);
    if (last === 'push') course.collected.add(namesOf(node.callee)[0] ?? '');
    // A callback of a list, or of a helper that is not known, runs here.
    if (!called) node.arguments.filter(isFunction).forEach((each) => this.through(module, each));
    if (WAITS.test(last)) course.done = 'nothing';
    else if (called) this.through(called.module, called.node);
    else if (CLOCKS.test(last)) course.done = 'at once';
    else if (ACTIONS.has(last) || ACTIONS.has(namesOf(node.callee).slice(-2).join('.'))) {
      if (course.done !== 'later') course.done = this.#awaited.has(node) ? 'later' : 'at once';
      this.#see(module, node);
    }
  }

  /** A value that was read too early is looked at too early, wherever that is. */
  #keep(module: Module, value: Node, before: Course['done']): void {
    const isSettled = [before, this.#course.done].includes('nothing');
    const isEarly = !isSettled && readsPage(this.#modules, module, bare(value));
    for (const [name, named] of module.own) {
      if (named.some(({ node }) => node === value)) this.#course.early[isEarly ? 'add' : 'delete'](name);
    }
  }

  #judge(module: Module, node: Node, { kind, subject, matcher, isNone, ofPromise }: Expectation): void {
    const [modules, course] = [this.#modules, this.#course];
    const isOfLocator =
      module.file.startsWith('e2e/') && subject.type !== 'AwaitExpression' && OF_LOCATORS.test(matcher);
    const waits = kind !== 'once' || isOfLocator || ofPromise || ['toPass', 'toMatchScreenshot'].includes(matcher);
    const before = course.done;
    if (kind !== 'poll') this.#walk(module, subject);
    // The value of an action is known at once.
    const done = course.done === 'nothing' ? 'nothing' : before;
    const text = module.text.slice(subject.start, subject.end);
    const isEarly = [...course.early].some((name) => new RegExp(`\\b${name}\\b`).test(text));
    const isRead = kind === 'element' || isOfLocator || readsPage(modules, module, subject);
    const isOfCalls = matcher.startsWith('toHaveBeenCalled') || readsNotes(modules, module, subject, course.collected);
    if (waits) {
      // To look again at what was read before shows nothing new.
      if (kind === 'poll' && isEarly && isFunction(subject) && !readsAnew(text))
        this.#note(module, node, 'looked at once after an action');
      if (isNone && (isRead || isOfCalls) && done !== 'nothing' && !this.#wasSeen(module, subject)) {
        this.#note(module, node, 'none before anything came');
      }
      course.done = 'nothing';
      if (!isNone) this.#see(module, subject);
      return;
    }
    const expected = module.text.slice(subject.end, node.end);
    // A thing that is there can go away.
    if (!isNone) this.#see(module, subject);
    if (isRead && (isOfState(modules, module, matcher, subject) || expected.includes('activeElement')))
      this.#note(module, node, 'state looked at once');
    else if (isNone && ((isRead && done !== 'nothing') || (isOfCalls && done === 'later')))
      this.#note(module, node, 'none before anything came');
    // A call that was received proves that the action was.
    else if (isOfCalls && !isNone) course.done = done === 'nothing' ? 'nothing' : 'at once';
    else if (isRead && (isEarly || done !== 'nothing')) {
      this.#note(module, node, 'looked at once after an action');
    }
  }

  #wasSeen(module: Module, subject: Node): boolean {
    const texts = [module.text.slice(subject.start, subject.end), ...namedTexts(this.#modules, module, subject)];
    return texts.map(placeIn).some((text) => this.#course.seen.some((seen) => seen.includes(text)));
  }
}

/** The part of a text that finds a thing, without the question whether it is there. */
const placeIn = (text: string): string =>
  text
    .replace(/^(?:async )?\(\) =>\s*/, '')
    .replace(/^await /, '')
    .replace(/(?:\??\.(?:elements|query|element|length|count|first|last|all)\b|, \{ name).*$/s, '')
    .replace(/\)$/, '');

/** The texts of the values that an expression begins with, such as those of `dialog()` and `dialog`. */
function namedTexts(modules: Modules, module: Module, node: Node): readonly string[] {
  const inner = bare(node);
  const begin = isFunction(inner) ? bodyOf(inner) : inner;
  const name = begin ? namesOf(begin)[0] : undefined;
  const meaning = name === undefined ? null : meaningOf(modules, module, name, node.start);
  if (!meaning) return [];
  const value = isFunction(meaning.node) ? bodyOf(meaning.node) : bare(meaning.node);
  return value && value.type !== 'BlockStatement' ? [meaning.module.text.slice(value.start, value.end)] : [];
}
