import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import {
  dataObject,
  count,
  flag,
  id,
  ignored,
  listOf,
  localizedText,
  outId,
  siteId,
  time,
  pageOfEach,
} from '../../wire/wire.ts';

/** Letters per page (LET-03). */
export const LETTER_PAGE_SIZE = 50;

/** A personal letter. The content may be HTML (LET-06x). */
export const letterSchema = z.object({
  id,
  is_read: flag,
  title: localizedText,
  content: localizedText,
  created_at: time,
});

/** Newest first, 50 a page (LET-03). */
const listRequest = z.strictObject({
  active: z.literal(1),
  count: z.literal(LETTER_PAGE_SIZE),
  language: z.string(),
  page: z.number().check(z.int(), z.positive()),
  site_id: siteId,
  sort_field: z.literal('id'),
  sort_order: z.literal('desc'),
});

/** Loads a page of letters; part of the group that a 401 cancels. */
export const letters = defineCall({
  name: 'letters',
  path: '/arks/web/member/letter',
  auth: 'member',
  request: listRequest,
  response: pageOfEach(
    dataObject({ list: listOf(letterSchema), total_count: count, unread_count: count }),
    'id',
    (list) => ({ unread_count: list.filter((letter) => 'is_read' in letter && letter.is_read === false).length }),
  ),
  summary: "A page of the member's letters, newest first.",
  rows: ['APIM-17', 'API-13', 'LET-01', 'LET-03', 'LET-06x'],
});

/** Marks a letter as read. Only the code is read (APIM-44x). */
export const letterRead = defineCall({
  name: 'letterRead',
  path: '/arks/web/member/letter/read',
  auth: 'member',
  mutates: true,
  request: z.strictObject({ id: outId }),
  response: ignored,
  summary: 'Marks a letter as read.',
  rows: ['APIM-18', 'APIM-44x', 'LET-02'],
});

/** Deletes letters: the body of the list plus their ids. Only the code is read (LET-05x). */
export const letterDestroy = defineCall({
  name: 'letterDestroy',
  path: '/arks/web/member/letter/destroy',
  auth: 'member',
  mutates: true,
  request: z.strictObject({ ...listRequest.shape, id: z.array(outId).check(z.minLength(1)) }),
  response: ignored,
  summary: 'Deletes letters.',
  rows: ['APIM-19', 'APIM-44x', 'LET-04', 'LET-05x'],
});
