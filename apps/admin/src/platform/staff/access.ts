import { uploadKinds, type SubmissionKind, type UploadKind } from '@nasaq/contract';
import type { Access, CollectionConfig, FieldAccess, GlobalConfig, PayloadRequest } from 'payload';
import type { Role } from './roles.ts';

interface WithRoles {
  roles?: Role[] | null;
  /** Slugs of the content that an editor is limited to; nothing: to none. */
  editor_of?: string[] | null;
}

/** Administrators may do everything that any role may. An editor who is limited to some content is none besides it. */
export function hasRole(user: unknown, ...allowed: Role[]): boolean {
  return rolesFor(null, user).some((role) => role === 'admin' || allowed.includes(role));
}

/** The same for what has to do with one kind of content, where an editor counts who is limited to it. */
export function hasRoleFor(content: string, user: unknown, ...allowed: Role[]): boolean {
  return rolesFor(content, user).some((role) => role === 'admin' || allowed.includes(role));
}

/** Whoever writes any content; which of it, each kind says by itself. */
export function writesContent(user: unknown): boolean {
  const { roles } = (user ?? {}) as WithRoles;
  return hasRole({ roles }, 'editor', 'recruiter', 'agent');
}

/** Where the roles of a member are narrowed: the one place that reads `editor_of`. */
function rolesFor(content: string | null, user: unknown): Role[] {
  const { editor_of: only, roles } = (user ?? {}) as WithRoles;
  const isOutside = Boolean(only?.length) && (content === null || !only!.includes(content));
  return (roles ?? []).filter((role) => role !== 'editor' || !isOutside);
}

function may(...allowed: Role[]): Access {
  return ({ req }) => hasRole(req.user, ...allowed);
}

/** Who may write may move to the trash, which Payload asks about with the date in `data`; only administrators delete for good. */
function mayTrash(...allowed: Role[]): Access {
  return ({ data, req }) => hasRole(req.user, ...(isTrashing(data) ? allowed : []));
}

function mayFor(content: string, ...allowed: Role[]): Access {
  return ({ req }) => hasRoleFor(content, req.user, ...allowed);
}

export function isTrashing(data: unknown): boolean {
  return Boolean((data as { deletedAt?: string | null } | undefined)?.deletedAt);
}

export const isStaff: Access = ({ req }) => Boolean(req.user);
export const isAdmin: Access = may();
export const isAdminField: FieldAccess = ({ req }) => hasRole(req.user);

interface Rule {
  /** The content type. */
  slug: string;
  /** Roles that write, besides editors and administrators. */
  write?: Role[];
  /** Roles that only read. */
  read?: Role[];
}

/**
 * Access to the entries of one content type. Nobody reads them here without signing in: drafts and the other language
 * live in the same rows, and the public interface is `/api/v1`, which asks for published entries of one language only.
 */
export function entryAccess({
  slug,
  write = [],
  read = [],
}: Rule): Pick<CollectionConfig, 'access'> & { hidden: (user: unknown) => boolean } {
  const writers: Role[] = ['editor', ...write];
  const readers: Role[] = [...writers, ...read];
  return {
    access: {
      create: mayFor(slug, ...writers),
      read: mayFor(slug, ...readers),
      readVersions: mayFor(slug, ...readers),
      update: mayFor(slug, ...writers),
      delete: ({ data, req }) => hasRoleFor(slug, req.user, ...(isTrashing(data) ? writers : [])),
    },
    hidden: (user) => !hasRoleFor(slug, user, ...readers),
  };
}

/** Categories, tags, authors, terms: every member of staff may choose them, editors of all content keep them. */
export const taxonomyAccess: CollectionConfig['access'] = {
  create: may('editor'),
  read: isStaff,
  update: may('editor'),
  delete: mayTrash('editor'),
};

/** Whoever writes any content may add a picture to it; editors of all content tidy up. */
export const mediaAccess: CollectionConfig['access'] = {
  create: ({ req }) => writesContent(req.user),
  read: isStaff,
  update: ({ req }) => writesContent(req.user),
  delete: mayTrash('editor'),
};

/** A page that exists once, with drafts: read by all staff but editors who are limited to something else. */
export function pageAccess(slug: string): NonNullable<GlobalConfig['access']> {
  return {
    read: mayFor(slug, 'editor', 'recruiter', 'agent', 'sales'),
    readVersions: mayFor(slug, 'editor'),
    update: mayFor(slug, 'editor'),
  };
}

/** Settings that editors have, too. */
export const globalAccess: NonNullable<GlobalConfig['access']> = {
  read: isStaff,
  readVersions: may('editor'),
  update: may('editor'),
};

/** Who answers what people send, and who only reads it. Administrators do both. */
const submissionRoles: Record<UploadKind, { write: Role[]; read: Role[] }> = {
  contacts: { write: ['agent'], read: [] },
  feedback: { write: ['agent'], read: ['editor'] },
  reports: { write: ['agent'], read: ['editor'] },
  orders: { write: ['sales'], read: [] },
  applications: { write: ['recruiter'], read: [] },
  responses: { write: ['agent'], read: [] },
  chats: { write: ['agent'], read: [] },
};

export function mayReadSubmissions(user: unknown, kind: UploadKind): boolean {
  return hasRole(user, ...submissionRoles[kind].write, ...submissionRoles[kind].read);
}

export function mayAnswerSubmissions(user: unknown, kind: SubmissionKind): boolean {
  return hasRole(user, ...submissionRoles[kind].write);
}

/** Nobody makes a submission here: they come through `/api/v1`. Only administrators and retention delete one. */
export function submissionAccess(
  kind: SubmissionKind,
): Pick<CollectionConfig, 'access'> & { hidden: (user: unknown) => boolean } {
  return {
    access: {
      create: () => false,
      read: ({ req }) => mayReadSubmissions(req.user, kind),
      // What staff may change they change with the actions of `submissions/inbox`, which record it.
      update: () => false,
      delete: isAdmin,
    },
    hidden: (user) => !mayReadSubmissions(user, kind),
  };
}

/** Rows that belong to a submission (files, events): read by who may read submissions of their `kind`, changed by nobody. */
export const attachedAccess: NonNullable<CollectionConfig['access']> = {
  create: () => false,
  read: ({ req }) => {
    const kinds = uploadKinds.filter((kind) => mayReadSubmissions(req.user, kind));
    return kinds.length > 0 && { kind: { in: kinds } };
  },
  update: () => false,
  delete: () => false,
};

/** Who talks with visitors. */
export const chatAccess: NonNullable<CollectionConfig['access']> = {
  create: () => false,
  read: may('agent'),
  // What staff may change they change with the actions of `src/chat`, which tell everybody who looks on.
  update: () => false,
  delete: isAdmin,
};

export function isSelf(req: PayloadRequest, id: string | number | undefined): boolean {
  return req.user !== null && id !== undefined && req.user.id === id;
}
