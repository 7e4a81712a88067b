import type { Finding } from '#studio/forms.ts';

/** A file with the lines in which it changes. */
export interface ChangedFile {
  readonly path: string;
  readonly isNew: boolean;
  /** True where the file goes. */
  readonly isGone: boolean;
  readonly lines: readonly string[];
}

/** The place of an edit, as notes name it. */
export interface NotedPlace {
  /** Id. */
  readonly brand: string;
  /** The place that the edit names, or the path of the file that it writes. */
  readonly at: string;
}

/** Something that a person has written about a change set. */
export interface NoteReply {
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly text: string;
}

/** A note about a change set, which answers name by its moment. */
export interface ChangeNote extends NoteReply {
  /** Missing where it is about the whole set. */
  readonly about?: NotedPlace;
  readonly replies?: readonly NoteReply[];
  /** Set where somebody has settled it. */
  readonly settled?: { readonly by: string; readonly at: string };
}

/** The approval of a change set. */
export interface ChangeApproval {
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** False where the edits are others by now than those that were approved. */
  readonly isOfTheseEdits: boolean;
}

/** A change set of the repository in a line. */
export interface ChangeSummary {
  readonly name: string;
  readonly title: string;
  /** The number of its edits. */
  readonly edits: number;
  /** Ids. */
  readonly brands: readonly string[];
  readonly approved?: ChangeApproval;
  /** The number of notes that nobody has settled. */
  readonly openNotes: number;
  /** Set where it is applied: by whom, and when in ISO 8601. */
  readonly applied?: { readonly by: string; readonly at: string };
  /** Why it cannot be read, in a sentence. */
  readonly wrong?: string;
}

/** A line of the log of all that became of change sets. */
export interface ChangeLogLine {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly did: string;
  readonly change: string;
  /** Ids. */
  readonly brands: readonly string[];
  /** The place of the releases. */
  readonly to?: string;
  /** True when that is the place in which this studio publishes. */
  readonly isHere?: true;
  /** The moment of a plan: ISO 8601. */
  readonly for?: string;
  readonly why?: readonly string[];
}

/** A change set on its way to visitors, or back from them. */
export interface ReleaseWork {
  /** Name of the set. */
  readonly change: string;
  readonly does: 'publish' | 'plan' | 'cancel' | 'roll back';
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Set when it has ended: whether all went well, and all that the command says of it. */
  readonly outcome?: { readonly isDone: boolean; readonly text: string };
}

/** The place in which the studio publishes change sets, and the last work on each set. */
export interface ReleasesView {
  /** A folder, or the address of a storage. */
  readonly to: string;
  /** True when there is a queue, whose workers publish at a time. */
  readonly canPlan: boolean;
  readonly works: readonly ReleaseWork[];
}

export interface ChangeSetsView {
  /** Missing where the studio was started without a place for releases. */
  readonly releases?: ReleasesView;
  readonly sets: readonly ChangeSummary[];
  /** The latest line first. */
  readonly log: readonly ChangeLogLine[];
  /** Lines of the log that cannot be read, in a sentence. */
  readonly unread?: string;
}

/** All that a change set does, as `livery change show` and `diff` say it. */
export interface ChangeSetView extends Omit<ChangeSummary, 'edits' | 'wrong'> {
  readonly edits: readonly {
    readonly sentence: string;
    readonly isWrong: boolean;
    readonly place: NotedPlace;
  }[];
  /** The earliest first. */
  readonly notes: readonly ChangeNote[];
  /** Files that have changed since the edits were made. */
  readonly changed: readonly string[];
  /** Places that somebody else has changed, too, in sentences. Whose values hold is for people to say. */
  readonly collisions: readonly string[];
  /** Why it cannot be applied as it is beside collisions, in sentences. */
  readonly wrong: readonly string[];
  /** Its files. Those that an applied set has written come without lines. */
  readonly files: readonly ChangedFile[];
  readonly come: readonly Finding[];
  readonly gone: readonly Finding[];
  /** The number of errors that keep it from being applied. */
  readonly errors: number;
  readonly reach: readonly {
    readonly brand: string;
    /** Names of pages, or their number. */
    readonly pages: string;
    readonly modes: readonly string[];
    readonly languages: readonly string[];
  }[];
}
