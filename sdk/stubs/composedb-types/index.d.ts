// What samples use of @composedb/types 0.5.0. sdk/README.md says why it is not the package itself.

/** Models in the form that the client takes; the command-line tools write it. */
export interface RuntimeCompositeDefinition {
  models: Record<string, {id: string; accountRelation: {type: 'list' | 'single' | 'none'}}>;
  objects: Record<string, Record<string, {type: string; required?: boolean}>>;
  enums: Record<string, string[]>;
  accountData: Record<string, {type: 'connection' | 'node'; name: string}>;
  query?: Record<string, {type: 'connection' | 'node'; name: string}>;
}
