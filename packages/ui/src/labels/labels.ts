/** Key of a label in the catalogues; a list where its text has values: the key, then their names. */
export type LabelKey = string | readonly [key: string, ...values: string[]];

/** The labels of a view, a slot or a pattern by their names there. */
export type LabelGroup = Readonly<Record<string, LabelKey>>;

/** Values of a label by their names in its text. `count` chooses the plural form too. */
type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** A group of labels in the visitor's language: a text each, or, where a text has values, a function of them. */
export type Labels<Group extends LabelGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends readonly [string, ...(infer Value extends string)[]]
    ? (values: Values<Value>) => string
    : string;
};

/** The text of a key in the visitor's language, with its values filled in. */
export type Translate = (key: string, values?: Values) => string;

/** Translates a group of labels. */
export const labelsOf = <Group extends LabelGroup>(translate: Translate, group: Group): Labels<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([name, label]) => [
      name,
      typeof label === 'string' ? translate(label) : (values: Values) => translate(label[0], values),
    ]),
  ) as Labels<Group>;
