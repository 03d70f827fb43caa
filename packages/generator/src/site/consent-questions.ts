import { CONSENT_ADAPTERS, SERVICE_IDS, type ConsentAdapter } from '@housefront/contract/consent';
import { shown, type Answers, type Question } from '../base/questions.ts';

const NONE = 'none';

/** Services of others that the answers name. */
const chosen = ({ consent = [] }: Answers): readonly string[] =>
  [consent].flat().flatMap((list) => list.split(',').map((name) => name.trim()));

const has = (answers: Answers, name: ConsentAdapter): boolean => chosen(answers).includes(name);

const idOf = (name: keyof typeof SERVICE_IDS): NonNullable<Question['validate']> => {
  const { pattern, example } = SERVICE_IDS[name];
  return (value) =>
    pattern.test(String(value)) ? undefined : `${shown(value)} is no such id. Write one such as ${example}.`;
};

/** Questions about services that need the visitors' consent (CNS-02). */
export const consentQuestions: readonly Question[] = [
  {
    name: 'consent',
    kind: 'choices',
    message: "Services that visitors are asked to agree to, or 'none'; without one the site has no banner",
    options: () => [NONE, ...CONSENT_ADAPTERS],
    fallback: [NONE],
    validate: (value) => {
      const names = chosen({ consent: value });
      return names.includes(NONE) && names.length > 1
        ? `${shown(value)} names services and none. Leave out one of both.`
        : undefined;
    },
  },
  {
    name: 'measurement-id',
    kind: 'text',
    message: `Id of the data stream of Google Analytics 4, such as ${SERVICE_IDS.measurementId.example}`,
    when: (soFar) => has(soFar, 'ga4'),
    onlyWith: '--consent ga4',
    validate: idOf('measurementId'),
  },
  {
    name: 'container-id',
    kind: 'text',
    message: `Id of the container of Google Tag Manager, such as ${SERVICE_IDS.containerId.example}`,
    when: (soFar) => has(soFar, 'gtm'),
    onlyWith: '--consent gtm',
    validate: idOf('containerId'),
  },
];

/** Services of a new site for its config; '' without any. */
export function adaptersOf(answers: Answers): string {
  const id = (name: string) => String(answers[name] ?? '');
  return [
    ...(has(answers, 'ga4') ? [`ga4: { measurementId: '${id('measurement-id')}' }`] : []),
    ...(has(answers, 'gtm') ? [`gtm: { containerId: '${id('container-id')}' }`] : []),
    ...(has(answers, 'metaRelay') ? ['metaRelay: true'] : []),
  ].join(', ');
}
