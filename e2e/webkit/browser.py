#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver steers. The one that comes with the driver hides the console; this one
writes it to its output, where the tests read it. WEBKIT_SCHEME is the system's colour scheme."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_developer_extras=True)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
Gtk.Settings.get_default().props.gtk_application_prefer_dark_theme = os.environ.get("WEBKIT_SCHEME") == "dark"


def open_view(session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: Gtk.main_quit())
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("nasaq-webkit")
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
Gtk.main()
