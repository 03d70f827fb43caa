export { labelsOf, type LabelGroup, type LabelKey, type Labels, type Translate } from './labels.ts';
// Labels of forms are not re-exported: the first page would load them.
export { listLabels, loadLabels } from './lists.ts';
