import {
  fileField,
  maxFileBytes,
  type FileTypes,
  type PlannedField,
  type UploadKind,
  type UploadRefusal,
} from '@nasaq/contract';

export interface FileRules {
  types: FileTypes;
  /** Files at most. */
  max: number;
}

/** @throws {Error} for a field that takes no files, which is a fault of the page */
export function fileRules(kind: UploadKind, field: string, planned?: Pick<PlannedField, 'files' | 'max'>): FileRules {
  const rules = fileField(kind, field, planned);
  if (!rules) throw new Error(`Field ${field} of ${kind} takes no files.`);
  return rules;
}

/** What can be told of a file before it is sent; its content is for the server to judge. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, { types }: FileRules): UploadRefusal | null {
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'too_large';
  return extensions(types).includes(extension(file.name)) ? null : 'type';
}

/** For the file input: some systems filter by media type, some by extension. */
export function acceptedTypes({ types }: FileRules): string {
  return [...Object.keys(types), ...extensions(types).map((name) => `.${name}`)].join(',');
}

/** As people know them: `PDF`, `DOCX`, `JPG`, one name for each type. */
export function typeNames({ types }: FileRules): string[] {
  return Object.values(types).map(([first]) => first!.toUpperCase());
}

function extensions(types: FileTypes): string[] {
  return Object.values(types).flat();
}

function extension(name: string): string {
  return /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}
