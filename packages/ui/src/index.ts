export { defineTemplate, type Template, type TemplateKind } from './defineTemplate.ts';
