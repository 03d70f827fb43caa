/** The answers of a generator; lists stay lists. */
export type Answers = Record<string, string | readonly string[]>;

/** One question of a generator. The answer comes from a prompt, from `--name value` or from a JSON file. */
export interface Question {
  readonly name: string;
  readonly message: string;
  readonly kind: 'text' | 'choice' | 'choices';
  /** Values of a choice; read when the question comes up. */
  readonly options?: (soFar: Answers) => readonly string[];
  /** Whether a value that `options` does not list is accepted all the same, and these values in words. */
  readonly others?: { readonly accept: (value: string) => boolean; readonly words: string };
  /** Another question that is asked first in the terminal, if either answer is enough. */
  readonly first?: string;
  /** Used without an answer, if need be computed from earlier ones; without it the answer is required. */
  readonly fallback?: string | readonly string[] | ((soFar: Answers) => string);
  /** Whether the answer may be omitted or blank, by earlier answers. */
  readonly blankIf?: (soFar: Answers) => boolean;
  /** Whether a terminal asks it, by earlier answers; a given answer is taken in any case. */
  readonly asked?: (soFar: Answers) => boolean;
  /** Whether the question arises at all. */
  readonly when?: (soFar: Answers) => boolean;
  /** The value that `when` depends on, as given; without `when` the question always applies. */
  readonly onlyWith?: string;
  /** Returns the error and its remedy in one line; undefined for a valid value. */
  readonly validate?: (value: string | readonly string[], soFar: Answers) => string | undefined;
}

/** Invalid input; each line contains a problem and its remedy. */
export class AnswersError extends Error {
  override readonly name = 'AnswersError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The user cancelled. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** A value in the form for a message: on one line, printable, short. */
export function shown(value: string | readonly string[]): string {
  const text = typeof value === 'string' ? value : value.join(', ');
  const signs = Array.from(text);
  const start = signs.length > 60 ? [...signs.slice(0, 57), '…'] : signs;
  const printable = start.map((sign) =>
    /[\p{C}\p{Zl}\p{Zp}]/u.test(sign) ? `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}` : sign,
  );
  return `"${printable.join('')}"`;
}

const asList = (value: string | readonly string[]) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : value;

/** The error of a value, by its kind and by the question's own rule. */
function problemOf(question: Question, value: string | readonly string[], soFar: Answers): string | undefined {
  const options = question.options?.(soFar);
  if (question.kind !== 'choices' && typeof value !== 'string') return 'is a list. Give one value.';
  const items = question.kind === 'choices' ? asList(value) : [value];
  if (options) {
    const strange = items.filter(
      (item) => !options.some((option) => option === item) && question.others?.accept(String(item)) !== true,
    );
    if (strange.length > 0)
      return `${shown(strange.map(String))} is not known. Use ${question.kind === 'choices' ? 'any' : 'one'} of ${[...options, ...(question.others ? [question.others.words] : [])].join(', ')}.`;
  }
  if (question.kind === 'choices') {
    if (items.length === 0) return `is empty. Give at least one of ${(options ?? []).join(', ')}.`;
    if (new Set(items).size < items.length) return `${shown(value)} names one twice. Name each once.`;
  }
  return isBlank(value) && question.blankIf?.(soFar) ? undefined : question.validate?.(value, soFar);
}

/** The value that is used without an answer; undefined for a required one. */
const fallbackOf = ({ fallback }: Question, soFar: Answers): string | readonly string[] | undefined =>
  typeof fallback === 'function' ? fallback(soFar) : fallback;

const isBlank = (value: string | readonly string[]): boolean => typeof value === 'string' && value.trim() === '';

async function askOne(question: Question, soFar: Answers): Promise<string | readonly string[]> {
  const { cancel, isCancel, log, multiselect, select, text } = await import('@clack/prompts');
  const options = question.options?.(soFar).map((value) => ({ value, label: value })) ?? [];
  const fallback = fallbackOf(question, soFar);
  // An empty answer means the default, if there is one.
  const check = (value: string | undefined) =>
    value || fallback === undefined ? problemOf(question, value ?? '', soFar) : undefined;
  let answer: string | readonly string[] | symbol;
  if (question.kind === 'choice') {
    answer = await select({
      message: question.message,
      options,
      ...(typeof fallback === 'string' && { initialValue: fallback }),
    });
  } else if (question.kind === 'choices') {
    answer = await multiselect({
      message: question.message,
      options,
      required: true,
      initialValues: [...asList(fallback ?? [])],
    });
    const problem = Array.isArray(answer) ? problemOf(question, answer, soFar) : undefined;
    if (problem !== undefined) {
      log.error(problem);
      return askOne(question, soFar);
    }
    if (question.first !== undefined && Array.isArray(answer) && answer.length > 1) {
      const chosen: readonly string[] = answer;
      const first = await select({
        message: question.first,
        options: chosen.map((value) => ({ value, label: value })),
      });
      answer = isCancel(first) ? first : [first, ...chosen.filter((value) => value !== first)];
    }
  } else {
    answer = await text({
      message: question.message,
      validate: check,
      ...(typeof fallback === 'string' && { placeholder: fallback, defaultValue: fallback }),
    });
  }
  if (isCancel(answer) || typeof answer === 'symbol') {
    cancel('Nothing was written.');
    throw new Cancelled('cancelled');
  }
  return answer;
}

/**
 * Collects the answers: given ones are checked, missing ones are prompted for, or without a terminal get their fallback.
 * Never waits without a terminal.
 * @param earlier answers to other questions, which these depend on
 * @throws {AnswersError} with every problem at once
 * @throws {Cancelled} when the user gives up
 */
export async function collect(
  questions: readonly Question[],
  given: Answers,
  interactive: boolean,
  earlier: Answers = {},
): Promise<Answers> {
  const answers: Answers = { ...earlier };
  const problems: string[] = [];
  const names = new Set(questions.map(({ name }) => name));
  for (const name of Object.keys(given)) {
    if (!names.has(name))
      problems.push(
        `${shown(`--${name}`)}: is not an option here. Known: ${[...names].map((known) => `--${known}`).join(', ')}.`,
      );
  }
  for (const question of questions) {
    const value = given[question.name];
    const fallback = fallbackOf(question, answers);
    if (question.when && !question.when(answers)) {
      if (value !== undefined && question.onlyWith !== undefined)
        problems.push(`--${question.name}: goes with ${question.onlyWith} only. Leave it out, or give that too.`);
      continue;
    }
    if (value !== undefined) {
      const problem = problemOf(question, value, answers);
      if (problem) problems.push(`--${question.name}: ${problem}`);
      answers[question.name] = question.kind === 'choices' ? asList(value) : value;
    } else if (interactive && problems.length === 0 && (question.asked?.(answers) ?? true)) {
      answers[question.name] = await askOne(question, answers);
    } else if (fallback !== undefined) {
      answers[question.name] = fallback;
    } else if (question.blankIf?.(answers)) {
      answers[question.name] = '';
    } else {
      problems.push(`--${question.name}: is missing. Give --${question.name} VALUE: ${question.message}.`);
    }
  }
  if (problems.length > 0) throw new AnswersError(problems);
  return answers;
}
