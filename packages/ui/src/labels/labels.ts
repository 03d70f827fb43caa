/** Key of a label in the catalogues; for a text with values a list: the key, then their names. */
export type LabelKey = string | readonly [key: string, ...values: string[]];

/** The labels of a view, slot or pattern, by property. */
export type LabelGroup = Readonly<Record<string, LabelKey>>;

/** Values of a label, by their names in the text. `count` selects the plural form too. */
type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** A translated group of labels: strings, or functions of the values in the text. */
export type Labels<Group extends LabelGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends readonly [string, ...(infer Value extends string)[]]
    ? (values: Values<Value>) => string
    : string;
};

/** Translates a key, with values. */
export type Translate = (key: string, values?: Values) => string;

/** Translates a group of labels. */
export const labelsOf = <Group extends LabelGroup>(translate: Translate, group: Group): Labels<Group> =>
  Object.fromEntries(
    Object.entries(group).map(([name, label]) => [
      name,
      typeof label === 'string' ? translate(label) : (values: Values) => translate(label[0], values),
    ]),
  ) as Labels<Group>;
