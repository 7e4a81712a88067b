-- Drives Neovim's own client of the Language Server Protocol, and writes what it was told as JSON.
local root, out = vim.env.LIVERY_ROOT, vim.env.LIVERY_OUT
local told = {}
local client

local function open(path)
  vim.cmd('edit! ' .. root .. '/' .. path)
  vim.lsp.buf_attach_client(0, client)
end

-- The position of the first letter of a text in the buffer, as the protocol counts.
local function position(text, offset)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then return { line = number - 1, character = column - 1 + (offset or 0) } end
  end
  error('The buffer has no ' .. text)
end

local function ask(method, where, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = where }
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), 60000)
  local answer = (answers or {})[client] or {}
  if answer.error then error(method .. ': ' .. answer.error.message) end
  return answer.result
end

local function findings(path)
  local buffer = vim.uri_to_bufnr(vim.uri_from_fname(root .. '/' .. path))
  return vim.tbl_map(function(finding) return finding.message end, vim.diagnostic.get(buffer))
end

local function type_over(from, to)
  local where = position(from)
  local line = vim.api.nvim_buf_get_lines(0, where.line, where.line + 1, false)[1]
  local start = where.character
  local changed = line:sub(1, start) .. to .. line:sub(start + #from + 1)
  vim.api.nvim_buf_set_lines(0, where.line, where.line + 1, false, { changed })
end

local function wait_for(what, holds)
  if not vim.wait(60000, holds, 20) then error('Nobody told ' .. what) end
end

local function walk()
  vim.cmd('edit! ' .. root .. '/brands/demo/brand.json')
  client = vim.lsp.start_client({
    name = 'livery',
    cmd = { vim.env.LIVERY_NODE, vim.env.LIVERY_PROGRAM, 'language-server', '--stdio' },
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = 'portals' } },
  })
  wait_for('that the server is there', function()
    local server = vim.lsp.get_client_by_id(client)
    return server ~= nil and server.initialized
  end)
  open('brands/demo/brand.json')

  local items = ask('textDocument/completion', position('"base"', 1))
  told.completion = vim.tbl_map(function(item) return item.label end, items.items or items)
  told.hover = ask('textDocument/hover', position('"size"', 1)).contents.value
  local parent = ask('textDocument/definition', position('"base"', 1))
  told.parent = vim.tbl_map(function(place) return place.uri end, parent)
  local definitions = ask('textDocument/definition', position('"size"', 1))
  told.definitions = vim.tbl_map(function(place) return place.uri end, definitions)

  type_over('"domains"', '"domians"')
  wait_for('that a key is misspelt', function() return #findings('brands/demo/brand.json') > 0 end)
  told.misspelt = findings('brands/demo/brand.json')
  local where = position('"domians"', 1)
  local actions = ask('textDocument/codeAction', where, {
    range = { start = where, ['end'] = where },
    context = { diagnostics = {} },
  })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
  wait_for('that it is mended', function() return #findings('brands/demo/brand.json') == 0 end)
  told.mended = position('"domains"') ~= nil

  open('brands/base/brand.json')
  local edit = ask('textDocument/rename', position('"words"', 1), { newName = 'phrases' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  told.renamed = vim.tbl_keys(edit.changes or {})
  vim.cmd('silent wall')
  told.base = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  type_over('"phrases"', '"others"')
  wait_for('of the brand below', function() return #findings('brands/demo/brand.json') > 0 end)
  told.below = findings('brands/demo/brand.json')
end

local isDone, failure = pcall(walk)
told.failure = not isDone and tostring(failure) or nil
local file = io.open(out, 'w')
file:write(vim.fn.json_encode(told))
file:close()
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd('qall!')
