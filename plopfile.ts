import { AnswersError, collect, literal, markdown, type Answers, type Question } from '@housefront/generator';
import type { NodePlopAPI } from 'node-plop';
import { generate } from './tooling/generate/generate.ts';
import { kinds } from './tooling/generate/kinds/index.ts';

const root = import.meta.dirname;
const promptTypes = { text: 'input', choice: 'list', choices: 'checkbox' } as const;

/** A question as plop asks it. */
function prompt(question: Question) {
  const { name, message, kind, options, fallback, when, asked } = question;
  const check = async (value: string | readonly string[], soFar: Answers) => {
    const problem = await collect([question], { [name]: value }, false, soFar).then(
      () => undefined,
      (error: unknown) => error,
    );
    return problem instanceof AnswersError ? problem.message.replace(`--${name}: `, '') : true;
  };
  return {
    type: promptTypes[kind],
    name,
    message,
    ...(options && { choices: (soFar: Answers) => [...options(soFar)] }),
    ...(fallback !== undefined && { default: fallback }),
    when: (soFar: Answers) => (when?.(soFar) ?? true) && (asked?.(soFar) ?? true),
    validate: check,
  };
}

/** Every generator with its questions, for plain `plop`. `pnpm new:site` and `pnpm gen` take the same answers as options. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setHelper('markdown', (value: unknown) => markdown(String(value)));
  plop.setHelper('literal', (value: unknown) => literal(String(value)));
  for (const kind of kinds) {
    plop.setGenerator(kind.name, {
      description: kind.description,
      prompts: kind.questions(root).map(prompt),
      actions: [
        async (given) => {
          const answers = await collect(kind.questions(root), given, false);
          const { files, data } = await generate(root, kind, kind.data(answers, root));
          return [...files.map((file) => `wrote ${file}`), ...kind.next(data)].join('\n');
        },
      ],
    });
  }
}
