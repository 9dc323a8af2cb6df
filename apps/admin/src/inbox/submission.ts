import type { Application, Contact, Feedback, Order, Report } from '../payload-types.ts';

export type Submission = Contact | Feedback | Report | Order | Application;
