import { contentFiles, type ContentFile } from '@housefront/app/content';

/** Pages, questions and the text above the footer: one Markdown file per language, see docs/how-to/write-content.md. */
export default contentFiles(import.meta.glob<{ default: ContentFile }>('./*.md'));
