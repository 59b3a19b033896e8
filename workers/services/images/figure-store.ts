/** Storage of figure records in D1. */
import { drawing, type FigureRecord } from "@contracts/catalogue/images";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_figures.sql";

export type FigureEnv = Pick<ServicesEnv, "IMAGES_DB" | "FIGURES" | "IMAGES" | "IMAGES_ACCOUNT">;

interface FigureRow {
  image_id: string;
  path: string;
  position: number;
  figure_type: string;
  caption: string;
  filename: string;
  dam_id: string;
  protected: number;
  width: number;
  height: number;
  seed: number;
  drawing: string | null;
}

/** The database of figures, with migrations applied. */
export async function figureDatabase(env: FigureEnv): Promise<D1Database> {
  await migrated(env.IMAGES_DB, [{ name: "0001_figures.sql", sql: first }]);
  return env.IMAGES_DB;
}

function recordOf(row: FigureRow): FigureRecord {
  return {
    imageId: row.image_id,
    path: row.path,
    position: row.position,
    figureType: row.figure_type,
    caption: row.caption,
    filename: row.filename,
    damId: row.dam_id,
    isProtected: row.protected === 1,
    width: row.width,
    height: row.height,
    seed: row.seed,
    // A recipe unknown to this version counts as a missing original.
    drawing: row.drawing === null ? null : drawingOf(row.drawing),
  };
}

function drawingOf(text: string): FigureRecord["drawing"] {
  const parsed = v.safeParse(drawing, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** Null if the id is unknown. */
export async function getFigure(env: FigureEnv, imageId: string): Promise<FigureRecord | null> {
  const row = await (await figureDatabase(env))
    .prepare("select * from figures where image_id = ?")
    .bind(imageId)
    .first<FigureRow>();
  return row ? recordOf(row) : null;
}

/** Figures of a path by position. */
export async function findFigures(env: FigureEnv, path: string): Promise<FigureRecord[]> {
  const { results } = await (await figureDatabase(env))
    .prepare("select * from figures where path = ? order by position")
    .bind(path)
    .all<FigureRow>();
  return results.map(recordOf);
}

/** Stores figures; each replaces the records with its id and at its position. */
export async function storeFigures(env: FigureEnv, records: readonly FigureRecord[]): Promise<void> {
  const rows = records.map((record) => [
    record.imageId,
    record.path,
    record.position,
    record.figureType,
    record.caption,
    record.filename,
    record.damId,
    record.isProtected ? 1 : 0,
    record.width,
    record.height,
    record.seed,
    record.drawing === null ? null : JSON.stringify(record.drawing),
  ]);
  await (await figureDatabase(env))
    .prepare(
      `insert or replace into figures (image_id, path, position, figure_type, caption, filename, dam_id, protected,
         width, height, seed, drawing, changed_at)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
         value ->> 8, value ->> 9, value ->> 10, value ->> 11, ?2 from json_each(?1)`,
    )
    .bind(JSON.stringify(rows), Date.now())
    .run();
}

export async function totalFigures(env: FigureEnv): Promise<number> {
  return (
    (await (await figureDatabase(env)).prepare("select count(*) as total from figures").first<number>("total")) ?? 0
  );
}

/** Deletes record and original; an unknown id is not an error. */
export async function removeFigure(env: FigureEnv, imageId: string): Promise<void> {
  await (await figureDatabase(env)).prepare("delete from figures where image_id = ?").bind(imageId).run();
  await env.FIGURES.delete(originalKey(imageId));
}

export const originalKey = (imageId: string): string => `originals/${imageId}`;
