import type { FormModel } from '@housefront/ui/patterns/FormFields';

/**
 * A form whose choices show the given values, such as the first option of a list that loaded after the form, until another
 * one is chosen.
 * @param chosen value by field name; other choices show the value of the form
 */
export const withChosen = (model: FormModel, chosen: Readonly<Record<string, string>>): FormModel => ({
  ...model,
  fields: model.fields.map((field) =>
    field.widget === 'choice' ? { ...field, value: chosen[field.name] ?? field.value } : field,
  ),
});
