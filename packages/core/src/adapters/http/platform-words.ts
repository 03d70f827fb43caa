import { parseJson } from '@housefront/contract/json';
import { plainText } from '../../i18n/plain-text.ts';

/** A field and the code of what is wrong with it, such as `user.name: invalid_type`. */
const ISSUE =
  /(?:^|[\s("'])(?:invalid_\w+|too_(?:big|small)|unrecognized_keys|not_multiple_of|not_finite)(?:$|[\s)"',.;])/;
/** Sentences of schema libraries, alone or after the path of a field. */
const SENTENCE =
  /^(?:✖ )?(?:[\w.[\]"]+: )?(?:Invalid (?:input$|(?:input|option|string|number): |(?:literal|discriminator|enum) value|(?:key|value) in \w+$)|Too (?:big|small): |Unrecognized key|Expected \w+, received |(?:String|Number|Array) must )/;

const isSchemaText = (text: string): boolean =>
  ISSUE.test(text) || SENTENCE.test(text) || (/^\s*[[{]/.test(text) && parseJson(text) !== undefined);

/**
 * The platform's message as a member may read it: plain text. Empty for the raw text of a schema or of JSON, which means nothing
 * to a member; the page then shows its own words (PLT-06).
 */
export const platformWords = (message: string): string => (isSchemaText(message) ? '' : plainText(message));
