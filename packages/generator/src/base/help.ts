import type { Question } from './questions.ts';

/** Description of an option: meaning, values, default. */
export function optionHelp(question: Question): string {
  const { name, message, options, others, fallback, onlyWith } = question;
  const values = [...(options?.({}) ?? []), ...(others ? [others.words] : [])];
  const facts = [
    ...(values.length > 0 ? [`${question.kind === 'choices' ? 'Any' : 'One'} of ${values.join(', ')}.`] : []),
    ...(fallback === undefined || fallback === '' || typeof fallback === 'function'
      ? []
      : [`Default: ${typeof fallback === 'string' ? fallback : fallback.join(',')}.`]),
    ...(onlyWith === undefined ? [] : [`Goes with ${onlyWith}.`]),
  ];
  return `  --${name.padEnd(18)} ${message}.${facts.map((fact) => ` ${fact}`).join('')}`;
}
