export { labelsOf, type LabelGroup, type LabelKey, type Labels, type Translate } from './labels.ts';
// Labels of forms are not passed on: the first page would load them.
export { loadLabels } from './lists.ts';
