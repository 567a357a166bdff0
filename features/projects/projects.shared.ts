import groups from './projects.json';

/** A project that builds with Lit, or an example of how to. */
export interface Project {
  readonly name: string;
  readonly href: string;
  /** One sentence: what the project is or shows. */
  readonly text: string;
  /** For an example: the SDK that its code imports, its state in a sentence, and our page about it. */
  readonly sdk?: string;
  readonly state?: string;
  readonly page?: {readonly title: string; readonly to: string};
}

export interface ProjectGroup {
  readonly name: string;
  readonly projects: readonly Project[];
}

/** Every listed project once, in groups (LIT-Protocol/docs@387eee2 Ecosystem/projects.md). */
export const PROJECT_GROUPS: readonly ProjectGroup[] = groups;
