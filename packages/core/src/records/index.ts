export { defineRecord, type RecordSource } from './defineRecord.ts';
export { boundsOfDays, isRange, presetDays, siteDays, type RecordPreset } from './records.days.ts';
export type { RecordAsk, RecordCall, RecordDays, RecordOf, RecordPage } from './records.types.ts';
