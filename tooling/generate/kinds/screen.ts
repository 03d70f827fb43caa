import { callData, type CallData } from '../call/data.ts';
import { callActions, declareCall, enterFeature, offerQuery, registerCall, writeDocs } from '../call/edits.ts';
import { takenBy } from '../call/features.ts';
import { into } from '../edits.ts';
import { camel, pascal } from '../names.ts';
import { app, composed, languages, locales, pages, screenQuestions, ui, untranslated } from '../screen/questions.ts';
import { folder, type Edit, type Kind, type KindData } from './kind.ts';

/** Adds the heading to each catalogue in its language, or in English, which is then listed for translation. */
function catalogues(root: string, key: string, titles: Readonly<Record<string, string>>): Edit[] {
  const english = titles['en_US'];
  const waiting = languages(root).filter((locale) => !titles[locale]);
  return [
    ...languages(root).map((locale): Edit => ({
      file: `${locales}/${locale}/shell.json`,
      change: (json) => `${JSON.stringify({ ...JSON.parse(json), [key]: titles[locale] || english }, null, 2)}\n`,
    })),
    ...(waiting.length === 0 ? [] : [markUntranslated(key, waiting)]),
  ];
}

/** Adds a key to the list of texts to be translated. */
const markUntranslated = (key: string, waiting: readonly string[]): Edit => ({
  file: untranslated,
  change: (json) => `${JSON.stringify({ ...JSON.parse(json), [key]: waiting }, null, 2)}\n`,
});

/** The row of the page in the page table, without defaults. */
function row({ camel: id, path, frame, shape, member, menu, textKey }: KindData): string {
  const access = member === true ? ["access: 'member'", "robots: 'closed'"] : ['...shared'];
  const facts = [
    `path: '${String(path)}'`,
    ...(frame === 'full' ? [] : [`frame: '${String(frame)}'`]),
    ...(shape === undefined ? [] : access),
    ...(menu === 'footer' ? [`footer: '${String(textKey)}.title'`] : []),
  ];
  return `  ${String(id)}: { ${facts.join(', ')} },`;
}

/** The entry of the page in the menu of the member centre. */
const menuEntry = ({ camel: id, pascal: name, textKey }: KindData): Edit =>
  into(
    `${app}/kernel/member/memberMenu.ts`,
    'const links = [',
    `  { id: '${String(name)}', icon: 'news', label: '${String(textKey)}.title', href: paths.${String(id)}() },`,
  );

/** Edits that register the call of a screen, with its feature if that is new. */
function callEdits(data: CallData): Edit[] {
  return data['joins'] === true
    ? [...declareCall(data), offerQuery(data), ...registerCall(data)]
    : [...enterFeature(data.feature), ...registerCall(data)];
}

/** A screen: the row of its page, its code, its view for all templates, labels, fixture, story and texts; with data also its call. */
export const screen: Kind = {
  name: 'screen',
  description: 'A screen: page, view, labels, fixture, story and texts; with data also its call, feature and test',
  questions: screenQuestions,
  data: (answers, root) => {
    const name = String(answers['name']);
    const shape = answers['data'] === 'list' || answers['data'] === 'detail' ? answers['data'] : undefined;
    const feature = String(answers['feature']);
    const call = shape && callData({ ...answers, path: answers['call-path'] ?? '' }, feature, shape);
    return {
      ...call,
      shape,
      joins: shape !== undefined && takenBy(root, feature) !== undefined,
      Feature: pascal(feature),
      coreName: camel(feature),
      name,
      camel: camel(name),
      pascal: pascal(name),
      textKey: `screen.${name.replaceAll('-', '_')}`,
      path: String(answers['path']),
      frame: String(answers['frame']),
      menu: String(answers['menu']),
      inFooter: answers['menu'] === 'footer',
      title: composed(answers['title-en_US'] ?? ''),
      titles: Object.fromEntries(
        Object.entries(answers)
          .filter(([title]) => title.startsWith('title-'))
          .map(([title, value]) => [title.replace('title-', ''), composed(value)]),
      ),
      summary: String(answers['summary']),
    };
  },
  actions: ({ name, shape, feature, joins }) => [
    folder('screen/view', `${ui}/views/${String(name)}`),
    folder(`screen/${shape === undefined ? 'none' : 'data'}/view`, `${ui}/views/${String(name)}`),
    folder(`screen/${shape === undefined ? 'none' : 'data'}/app`, `${app}/screens/${String(name)}`),
    ...(shape === undefined ? [] : callActions(String(feature), joins === true)),
  ],
  edits: (data, root) => [
    into(pages, 'export const PAGES = {', row(data)),
    ...(data['menu'] === 'member' ? [menuEntry(data)] : []),
    ...catalogues(root, `${String(data['textKey'])}.title`, data['titles'] as Readonly<Record<string, string>>),
    ...(data['shape'] === undefined ? [] : callEdits(data as CallData)),
  ],
  step: ({ shape }) => (shape === undefined ? undefined : writeDocs()),
  next: ({ name, path, titles }) => {
    const waiting = Object.entries(titles as Readonly<Record<string, string>>).flatMap(([locale, title]) =>
      title ? [] : [locale],
    );
    return [
      `The page is at ${String(path)}; packages/app/src/screens/${String(name)} fills it.`,
      ...(waiting.length === 0
        ? []
        : [`Its heading is still English in ${waiting.join(', ')}; pnpm labels lists what is to be translated.`]),
    ];
  },
};
