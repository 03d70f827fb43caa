import type { FormModel } from '@housefront/ui/patterns/FormFields';

/**
 * A form whose choices show these values: the first of a list that came after the form, until another one is chosen.
 * @param chosen value by field name; a choice without one shows what the form holds
 */
export const withChosen = (model: FormModel, chosen: Readonly<Record<string, string>>): FormModel => ({
  ...model,
  fields: model.fields.map((field) =>
    field.widget === 'choice' ? { ...field, value: chosen[field.name] ?? field.value } : field,
  ),
});
