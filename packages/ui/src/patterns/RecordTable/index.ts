export { recordLabels } from './labels.ts';
export type {
  RecordCell,
  RecordColumn,
  RecordDays,
  RecordFilter,
  RecordPreset,
  RecordRange,
  RecordRow,
  RecordsModel,
} from './RecordTable.types.ts';
